import type {Extension} from '../document/extensions';

export type {Extension};

/** Common properties of all described objects. Descriptions are CommonMark. */
export interface Described {
  readonly description?: string;
  readonly deprecated: boolean;
  /** Ids of unconfirmed statements (`platform/unconfirmed.ts`), and pointers of parts that the platform contradicts. */
  readonly unconfirmed: readonly string[];
  readonly extensions: readonly Extension[];
}

/** A short fact about a value: `Default` with the code `false`. */
export interface Fact {
  readonly label: string;
  readonly codes: readonly string[];
}

/** A schema inside another one: a field, the other keys of an object, or the items of a list. */
export interface Child {
  readonly role: 'field' | 'map' | 'items';
  /** Empty unless it is a field. */
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaNode;
}

export interface Choice {
  readonly kind: 'oneOf' | 'anyOf';
  readonly options: readonly {readonly schema: SchemaNode; readonly discriminatorValue?: string | undefined}[];
  /** The field whose value determines the option. */
  readonly discriminator?: string | undefined;
}

/** One schema of the page. A `$ref` stays a name, so recursion is harmless. */
export interface SchemaNode extends Described {
  /** Its location, for messages. */
  readonly pointer: string;
  /** The schema as in the file, for validators. */
  readonly source: object;
  readonly ref?: string;
  /** JSON types; empty if any value is valid. */
  readonly types: readonly string[];
  readonly format?: string;
  /** Values of the keywords that constrain or describe a single value (`const`, `enum` and so on), as in the file. */
  readonly keywords: Readonly<Record<string, unknown>>;
  readonly facts: readonly Fact[];
  readonly examples: readonly unknown[];
  readonly children: readonly Child[];
  readonly choice?: Choice;
}

export interface Example {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly unconfirmed: readonly string[];
  readonly value: unknown;
}

export interface Scene {
  readonly name: string;
  readonly framing: string;
  readonly background: string;
  readonly unconfirmed: readonly string[];
}

export interface Parameter extends Described {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: SchemaNode;
  readonly example: unknown;
  readonly scenes: readonly Scene[];
}

export interface Body {
  readonly mediaType: string;
  readonly schema: SchemaNode;
  readonly examples: readonly Example[];
  readonly unconfirmed: readonly string[];
}

export interface RequestBody extends Described {
  readonly required: boolean;
  readonly body: Body;
}

export interface Response extends Described {
  readonly status: string;
  readonly body?: Body;
}

/** A follow-up request of an operation, at a URL from the operation's response. */
export interface Upload {
  readonly method: string;
  /** Field of the response that contains the URL. */
  readonly urlField: string;
  readonly exampleUrl: string;
  readonly body: Body;
  /** Content types of the parts of the form. */
  readonly encoding: readonly {readonly part: string; readonly contentType: string}[];
}

export interface Operation extends Described {
  readonly pointer: string;
  /** Anchor of the operation. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: readonly Response[];
  /** Name of the security scheme; undefined if the request needs no token. */
  readonly security?: string;
  readonly upload?: Upload;
  readonly tag: string;
}

export interface OperationGroup extends Described {
  readonly name: string;
  readonly title: string;
  readonly operations: readonly Operation[];
}

/** A token in the header `Authorization`. */
export interface SecurityScheme extends Described {
  readonly name: string;
  readonly type: string;
  readonly facts: readonly Fact[];
}

export interface NamedSchema {
  readonly name: string;
  readonly schema: SchemaNode;
  /** Anchors of the operations and webhooks that use it. */
  readonly usedBy: readonly {readonly anchor: string; readonly label: string}[];
}

export interface ApiModel extends Described {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly facts: readonly Fact[];
  readonly servers: readonly (Described & {readonly url: string})[];
  readonly securitySchemes: readonly SecurityScheme[];
  readonly groups: readonly OperationGroup[];
  /** The `path` of a webhook is the name of its event; its anchor is `webhook-<name>`. */
  readonly webhooks: readonly Operation[];
  readonly schemas: readonly NamedSchema[];
}
