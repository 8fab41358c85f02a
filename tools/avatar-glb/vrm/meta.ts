/**
 * VRM 1.0's meta information about a model and its use (VRMC_vrm-1.0, meta.md). Nothing is assumed: the creator of the file
 * states each permission. The values are the specification's.
 */
export interface VrmMeta {
  readonly name: string;
  readonly authors: readonly string[];
  /** URL of the license text. */
  readonly licenseUrl: string;
  readonly avatarPermission: (typeof avatarPermissions)[number];
  readonly commercialUsage: (typeof commercialUsages)[number];
  readonly creditNotation: (typeof creditNotations)[number];
  readonly modification: (typeof modifications)[number];
  readonly allowRedistribution: boolean;
  readonly allowExcessivelyViolentUsage: boolean;
  readonly allowExcessivelySexualUsage: boolean;
  readonly allowPoliticalOrReligiousUsage: boolean;
  readonly allowAntisocialOrHateUsage: boolean;
  readonly version?: string;
  readonly copyrightInformation?: string;
  readonly contactInformation?: string;
  readonly references?: readonly string[];
  readonly thirdPartyLicenses?: string;
  readonly otherLicenseUrl?: string;
}

export const avatarPermissions = ['onlyAuthor', 'onlySeparatelyLicensedPerson', 'everyone'] as const;
export const commercialUsages = ['personalNonProfit', 'personalProfit', 'corporation'] as const;
export const creditNotations = ['required', 'unnecessary'] as const;
export const modifications = ['prohibited', 'allowModification', 'allowModificationRedistribution'] as const;

const flags = [
  'allowRedistribution',
  'allowExcessivelyViolentUsage',
  'allowExcessivelySexualUsage',
  'allowPoliticalOrReligiousUsage',
  'allowAntisocialOrHateUsage',
] as const satisfies readonly (keyof VrmMeta)[];

const choices = {
  avatarPermission: avatarPermissions,
  commercialUsage: commercialUsages,
  creditNotation: creditNotations,
  modification: modifications,
} as const;

const optionalTexts = [
  'version',
  'copyrightInformation',
  'contactInformation',
  'thirdPartyLicenses',
  'otherLicenseUrl',
] as const satisfies readonly (keyof VrmMeta)[];

/** Problems in the meta information for a VRM file, one sentence each, by field. */
export function metaProblems(meta: Partial<VrmMeta>): {readonly field: keyof VrmMeta; readonly message: string}[] {
  const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
  const areTexts = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isText);
  const problems: {field: keyof VrmMeta; message: string}[] = [];
  const ask = (field: keyof VrmMeta, kept: boolean, message: string): void => {
    if (!kept) {
      problems.push({field, message});
    }
  };
  ask('name', isText(meta.name), 'Enter a name for the avatar.');
  ask('authors', areTexts(meta.authors), 'Enter at least one author, and no empty names.');
  ask(
    'licenseUrl',
    isWebAddress(meta.licenseUrl),
    'Enter the URL of the license, which begins with https:// or http://.',
  );
  for (const [field, values] of Object.entries(choices) as [keyof typeof choices, readonly string[]][]) {
    ask(field, values.includes(meta[field] ?? ''), `${field} must be one of ${values.join(', ')}.`);
  }
  for (const field of flags) {
    ask(field, typeof meta[field] === 'boolean', `${field} must be true or false.`);
  }
  for (const field of optionalTexts) {
    ask(field, meta[field] === undefined || isText(meta[field]), `Omit ${field}, or enter a text.`);
  }
  ask('references', meta.references === undefined || areTexts(meta.references), 'Omit references, or enter texts.');
  ask(
    'otherLicenseUrl',
    meta.otherLicenseUrl === undefined || isWebAddress(meta.otherLicenseUrl),
    'otherLicenseUrl must be a URL that begins with https:// or http://.',
  );
  return problems;
}

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value);
}
