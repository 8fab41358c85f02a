import type {ReactNode} from 'react';
import {schemaNamed, type ApiModel, type Response, type SchemaNode} from '@avaturn-docs/platform/openapi/model';
import type {Anchors, Fail} from './anchors';
import type {CodeBlock} from './code';
import type {Reasons} from './unconfirmed';

export interface Context {
  readonly model: ApiModel;
  readonly code: CodeBlock;
  readonly anchors: Anchors;
  readonly reasons: Reasons;
  /** The section that describes a shared error response, by operation. */
  readonly errors: Map<Response, ErrorPlace>;
  /** Renders a description as blocks; `level` is that of its topmost heading. */
  readonly blocks: (source: string | undefined, level?: number) => ReactNode;
  /** Renders a short text on one line. */
  readonly inline: (source: string) => ReactNode;
  /** The same without links, for text inside a link or heading. */
  readonly label: (source: string) => ReactNode;
  readonly fail: Fail;
  /** Whether the result becomes Markdown: nothing to press, and all samples. */
  readonly forMarkdown: boolean;
  /** Address of the site without a slash at its end. */
  readonly origin: string;
}

/** The section of an error, and what is unconfirmed about it at only one operation. */
export interface ErrorPlace {
  readonly anchor: string;
  readonly unconfirmed: readonly string[];
}

/** The place of a schema in the page. */
export interface Spot {
  /** Anchor of the enclosing element. */
  readonly anchor: string;
  /** Named schemas that are expanded around it, outermost first. */
  readonly trail: readonly string[];
  /** Whether named schemas are expanded in place; otherwise they are links. */
  readonly opens: boolean;
  /** Whether the reader sends it, so that a field that isn't required is optional. */
  readonly sent?: boolean;
}

/** Maximum nesting of expanded schemas: deeper ones are links. */
const deepest = 5;

/** The schema with this name if it may be expanded here: not within itself, and not too deep. */
export function openedSchema({model}: Context, {ref}: SchemaNode, {trail, opens}: Spot): SchemaNode | undefined {
  const mayOpen = opens && ref !== undefined && !trail.includes(ref) && trail.length < deepest;
  return mayOpen ? schemaNamed(model, ref) : undefined;
}
