/** The part of an OpenAPI 3.1 document that the tables of the guides read. References are local and not resolved. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly webhooks: Readonly<Record<string, {readonly post: ApiOperation}>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, ApiSchema>>;
    readonly responses: Readonly<Record<string, ApiResponse>>;
  };
}

/** A schema, or a reference to one with words of its own beside it. */
export interface ApiSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly default?: unknown;
  readonly description?: string;
  readonly contentMediaType?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ApiSchema>>;
  readonly oneOf?: readonly ApiSchema[];
  readonly 'x-unconfirmed'?: string;
  readonly 'x-opens'?: string;
  readonly 'x-use'?: string;
  readonly 'x-link-lifetime'?: LinkLifetime;
}

export interface ApiResponse {
  readonly $ref?: string;
  readonly description?: string;
  readonly 'x-remedy'?: string;
  readonly 'x-unconfirmed'?: string;
}

export interface ApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly $ref?: string;
    readonly name?: string;
    readonly 'x-scenes'?: readonly {
      readonly name: string;
      readonly framing: string | null;
      readonly background: string | null;
      readonly 'x-unconfirmed'?: string;
    }[];
  }[];
  readonly requestBody?: {readonly content: Readonly<Record<string, {readonly schema: ApiSchema}>>};
  readonly responses: Readonly<Record<string, ApiResponse>>;
  readonly 'x-sent-when'?: string;
}

/** How long a link works. `minutes` is null where no figure is public. */
export interface LinkLifetime {
  readonly minutes: number | null;
  readonly text: string;
}
