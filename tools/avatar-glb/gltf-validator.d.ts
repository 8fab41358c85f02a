/** The package has no types. Its README and `validation.schema.json` describe options and report. */
declare module 'gltf-validator' {
  /** @returns the validation report; rejects for bytes that are not glTF */
  export function validateBytes(
    data: Uint8Array,
    options?: {maxIssues?: number; ignoredIssues?: readonly string[]; writeTimestamp?: boolean},
  ): Promise<unknown>;
}
