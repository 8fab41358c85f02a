/** The package ships no types. Options and report: its README and `validation.schema.json`. */
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
