import type {Extension} from '../document/extensions';

export type {Extension};

/** Common properties of all described objects. Descriptions are CommonMark. */
export interface Described {
  readonly description?: string;
  readonly deprecated: boolean;
  /** Reasons why the statement is uncertain. */
  readonly unconfirmed: readonly string[];
  readonly extensions: readonly Extension[];
}

/** A short fact about a value: `Minimum` with the code `0`. */
export interface Fact {
  readonly label: string;
  readonly codes: readonly string[];
}

/** Where a schema is inside another one. */
export type Role = 'field' | 'pattern' | 'map' | 'names' | 'items' | 'item' | 'contains' | 'not' | 'rest';

export interface Child {
  readonly role: Role;
  /** Field name, pattern or position; empty for the others. */
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaNode;
}

export interface Choice {
  readonly kind: 'oneOf' | 'anyOf' | 'allOf';
  readonly options: readonly {readonly schema: SchemaNode; readonly discriminatorValues: readonly string[]}[];
}

export interface Discriminator {
  readonly property: string;
  readonly mapping: readonly {readonly value: string; readonly ref: string}[];
}

/** One schema of the page. A `$ref` stays a name, so recursion is harmless. */
export interface SchemaNode extends Described {
  /** Its location, for messages. */
  readonly pointer: string;
  /** The schema as in the file, for validators. */
  readonly source: unknown;
  /** Name in components/schemas. */
  readonly ref?: string;
  readonly title?: string;
  /** JSON types; empty if any value is valid. */
  readonly types: readonly string[];
  readonly format?: string;
  /** Values of the keywords that constrain or describe a single value (`const`, `enum`, limits), as in the file. */
  readonly keywords: Readonly<Record<string, unknown>>;
  readonly facts: readonly Fact[];
  /** Example values from the file. */
  readonly examples: readonly unknown[];
  readonly children: readonly Child[];
  readonly choices: readonly Choice[];
  readonly discriminator?: Discriminator;
  readonly externalDocs?: Link;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** The schema `false`: no value is valid. */
  readonly never: boolean;
}

export interface Link {
  readonly url: string;
  readonly label?: string;
}

export interface Example {
  /** Key of the example in the file; empty for a single one. */
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly unconfirmed: readonly string[];
  readonly value: unknown;
  /** True if the file has none and the value was generated from the schema. */
  readonly generated: boolean;
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter extends Described {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  readonly facts: readonly Fact[];
  readonly schema: SchemaNode;
  readonly examples: readonly Example[];
  readonly style: string;
  readonly explode: boolean;
}

export interface Body {
  readonly mediaType: string;
  readonly schema?: SchemaNode;
  readonly examples: readonly Example[];
  /** Content types of single parts of a multipart body. */
  readonly encoding: readonly {readonly part: string; readonly contentType: string}[];
  readonly unconfirmed: readonly string[];
}

export interface RequestBody extends Described {
  readonly required: boolean;
  readonly bodies: readonly Body[];
}

export interface Response extends Described {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly headers: readonly Parameter[];
  readonly bodies: readonly Body[];
}

/** A follow-up request of an operation, at a URL from the operation's response. */
export interface Upload {
  readonly method: string;
  /** Field of the response that contains the URL. */
  readonly urlField: string;
  /** A URL as in examples. */
  readonly exampleUrl: string;
  readonly body: Body;
  readonly unconfirmed: readonly string[];
}

/** Schemes that a request needs together; several of these lists are alternatives. */
export type SecurityNeed = readonly {readonly scheme: string; readonly scopes: readonly string[]}[];

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
  readonly security: readonly SecurityNeed[];
  readonly externalDocs?: Link;
  readonly upload?: Upload;
  /** Name of the group. */
  readonly tag?: string;
}

export interface OperationGroup extends Described {
  readonly name: string;
  /** Heading. */
  readonly title: string;
  readonly externalDocs?: Link;
  readonly operations: readonly Operation[];
}

export interface SecurityScheme extends Described {
  readonly name: string;
  readonly type: string;
  readonly facts: readonly Fact[];
  /** How a request carries the secret: a header and the prefix of the token. */
  readonly header?: {readonly name: string; readonly prefix: string};
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
  readonly facts: readonly (Fact & {readonly url?: string})[];
  readonly externalDocs?: Link;
  readonly servers: readonly (Described & {readonly url: string})[];
  readonly securitySchemes: readonly SecurityScheme[];
  readonly groups: readonly OperationGroup[];
  /** The `path` of a webhook is the name of its event; its anchor is `webhook-<name>`. */
  readonly webhooks: readonly Operation[];
  readonly schemas: readonly NamedSchema[];
}
