import type {CallValues} from '@avaturn-docs/simulator/page/calls';

export interface FlowState {
  readonly userId?: string;
  readonly session?: {readonly id: string; readonly url: string};
  readonly avatarId?: string;
}

export interface FlowStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Operation of the API description; undefined for the creator. */
  readonly operation?: string;
  /** The earlier result without which the step can't run. */
  readonly needs?: keyof FlowState;
  readonly values?: (state: FlowState) => CallValues;
  /** Extracts the values that later steps need from the response. */
  readonly take?: (body: unknown) => FlowState;
  readonly event?: 'export.ready' | 'render.ready';
}

const idOf = (body: unknown) => (body as {id: string}).id;

/** The steps of the page in order: server calls before and after one visit to the creator. */
export const flowSteps: readonly FlowStep[] = [
  {
    id: 'user',
    title: 'Create a user',
    text: 'Your server does this once for each account, and stores the ID.',
    action: 'Create the user',
    operation: 'createUser',
    take: (body) => ({userId: idOf(body)}),
  },
  {
    id: 'session',
    title: 'Create a session',
    text: 'Create one for each visit. The response contains the url for the SDK.',
    action: 'Create the session',
    operation: 'newSession',
    needs: 'userId',
    values: ({userId}) => ({body: {user_id: userId, config: {type: 'create_or_edit_existing'}}}),
    take: (body) => ({session: body as FlowState['session']}),
  },
  {
    id: 'creator',
    title: 'Open the creator',
    text: 'Your page passes the url to init unchanged. Choose a sample, dress it, and press Next.',
    action: 'Open the session',
    needs: 'session',
  },
  {
    id: 'export',
    title: 'Request the export',
    text: "Your server requests the avatar's file. The first response is pending, and the webhook follows.",
    action: 'Request the export',
    operation: 'newExport',
    needs: 'avatarId',
    values: ({avatarId}) => ({query: {avatar_id: avatarId}}),
    event: 'export.ready',
  },
  {
    id: 'render',
    title: 'Ask for a picture',
    text: 'A render starts, and its picture arrives by webhook.',
    action: 'Ask for a render',
    operation: 'newRender',
    needs: 'avatarId',
    values: ({avatarId}) => ({query: {avatar_id: avatarId, scene: 'common/transparent_half_body', format: 'webp'}}),
    event: 'render.ready',
  },
];
