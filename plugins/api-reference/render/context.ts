import type {ReactNode} from 'react';
import type {ApiModel, NamedSchema, Response, SchemaNode} from '../model';
import type {Anchors, Fail} from './anchors';
import type {CodeBlocks} from './code';
import type {Reasons} from './reasons';

/** What every part of the page needs to draw itself. */
export interface Context {
  readonly model: ApiModel;
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly code: CodeBlocks;
  readonly anchors: Anchors;
  readonly reasons: Reasons;
  /** Error responses of operations with the section that describes them once. */
  readonly errors: ReadonlyMap<Response, ErrorPlace>;
  /** A description as blocks; `level` is that of its topmost heading. */
  readonly blocks: (source: string | undefined, level?: number) => ReactNode;
  /** A short text in one line. */
  readonly inline: (source: string) => ReactNode;
  /** The same without its links, for what is a link or a heading itself. */
  readonly label: (source: string) => ReactNode;
  readonly fail: Fail;
  /** Address of a file of the site. */
  readonly url: (path: string) => string;
}

/** Where an error is described, and what is unconfirmed about it at one operation only. */
export interface ErrorPlace {
  readonly anchor: string;
  readonly unconfirmed: readonly string[];
}

/** Where a schema is being drawn. */
export interface Spot {
  /** Anchor of the thing around it. */
  readonly anchor: string;
  /** Named schemas that are open around it, outermost first. */
  readonly trail: readonly string[];
  /** Whether named schemas open in place; if not they are links only. */
  readonly opens: boolean;
  /** Whether the reader sends it, so that a field that isn't required is optional. */
  readonly sent?: boolean;
}

/** Named schemas within named schemas: deeper ones are links. */
const deepest = 5;

/** The schema behind a name when it may be opened here: not within itself, not too deep. */
export function openedSchema(context: Context, schema: SchemaNode, {trail, opens}: Spot): SchemaNode | undefined {
  const mayOpen = opens && schema.ref !== undefined && !trail.includes(schema.ref) && trail.length < deepest;
  return mayOpen ? context.schemas.get(schema.ref ?? '')?.schema : undefined;
}
