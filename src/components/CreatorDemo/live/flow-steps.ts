import type {CallValues} from '@avaturn-docs/simulator/page/calls';

/** What the steps so far have brought. */
export interface FlowState {
  readonly userId?: string;
  readonly session?: {readonly id: string; readonly url: string};
  readonly avatarId?: string;
}

export interface FlowStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Label of the button. */
  readonly action: string;
  /** Operation of the API description; none for the creator. */
  readonly operation?: string;
  readonly values?: (state: FlowState) => CallValues;
  /** What of the answer the next steps need. */
  readonly take?: (body: unknown) => FlowState;
  /** Webhook that belongs to the step. */
  readonly event?: 'export.ready' | 'render.ready';
}

const idOf = (body: unknown) => (body as {id: string}).id;

/** The flow of the page, in its order: a server's calls around one visit of the creator. */
export const flowSteps: readonly FlowStep[] = [
  {
    id: 'user',
    title: 'Create a user',
    text: 'Your server does this once for each account, and stores the id.',
    action: 'Create the user',
    operation: 'createUser',
    take: (body) => ({userId: idOf(body)}),
  },
  {
    id: 'session',
    title: 'Create a session',
    text: 'One for each visit. The answer holds the url for the SDK.',
    action: 'Create the session',
    operation: 'newSession',
    values: ({userId}) => ({body: {user_id: userId, config: {type: 'create_or_edit_existing'}}}),
    take: (body) => ({session: body as FlowState['session']}),
  },
  {
    id: 'creator',
    title: 'Open the creator',
    text: 'Your page passes the url to init unchanged. Choose a sample, dress it, and press Next.',
    action: 'Open the session',
  },
  {
    id: 'export',
    title: 'Ask for the export',
    text: 'Your server asks for the file of the avatar. The first answer is pending, and the webhook follows.',
    action: 'Ask for the export',
    operation: 'newExport',
    values: ({avatarId}) => ({query: {avatar_id: avatarId}}),
    event: 'export.ready',
  },
  {
    id: 'render',
    title: 'Ask for a picture',
    text: 'A render starts, and its picture arrives by webhook.',
    action: 'Ask for a render',
    operation: 'newRender',
    values: ({avatarId}) => ({query: {avatar_id: avatarId, scene: 'common/transparent_half_body', format: 'webp'}}),
    event: 'render.ready',
  },
];

/** Whether all that a step needs is there. */
export function canRun({id}: FlowStep, {userId, session, avatarId}: FlowState): boolean {
  switch (id) {
    case 'user':
      return true;
    case 'session':
      return userId !== undefined;
    case 'creator':
      return session !== undefined;
    default:
      return avatarId !== undefined;
  }
}
