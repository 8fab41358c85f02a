/** The package has no types. Its README and `validation.schema.json` describe options and report. */
declare module 'gltf-validator' {
  interface ValidationOptions {
    readonly format?: 'glb' | 'gltf';
    readonly maxIssues?: number;
    readonly ignoredIssues?: readonly string[];
    readonly writeTimestamp?: boolean;
  }
  /** @returns the validation report; rejects for bytes that are not glTF */
  export function validateBytes(data: Uint8Array, options?: ValidationOptions): Promise<unknown>;
}
