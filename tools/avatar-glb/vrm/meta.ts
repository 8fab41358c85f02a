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

interface FieldRule {
  readonly isValid: (value: unknown) => boolean;
  /** What to do about another value. */
  readonly message: string;
  readonly isOptional?: true;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isText);
const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value);

const choice = (field: string, values: readonly unknown[]): FieldRule => ({
  isValid: (value) => values.includes(value),
  message: `${field} must be ${values.includes(true) ? 'true or false' : `one of ${values.join(', ')}`}.`,
});
const flag = (field: string): FieldRule => choice(field, [true, false]);
const optionalText = (field: string): FieldRule => ({
  isValid: isText,
  message: `Omit ${field}, or enter a text.`,
  isOptional: true,
});

const fieldRules: Readonly<Record<keyof VrmMeta, FieldRule>> = {
  name: {isValid: isText, message: 'Enter a name for the avatar.'},
  authors: {isValid: areTexts, message: 'Enter at least one author, and no empty names.'},
  licenseUrl: {
    isValid: isWebAddress,
    message: 'Enter the URL of the license, which begins with https:// or http://.',
  },
  avatarPermission: choice('avatarPermission', avatarPermissions),
  commercialUsage: choice('commercialUsage', commercialUsages),
  creditNotation: choice('creditNotation', creditNotations),
  modification: choice('modification', modifications),
  allowRedistribution: flag('allowRedistribution'),
  allowExcessivelyViolentUsage: flag('allowExcessivelyViolentUsage'),
  allowExcessivelySexualUsage: flag('allowExcessivelySexualUsage'),
  allowPoliticalOrReligiousUsage: flag('allowPoliticalOrReligiousUsage'),
  allowAntisocialOrHateUsage: flag('allowAntisocialOrHateUsage'),
  version: optionalText('version'),
  copyrightInformation: optionalText('copyrightInformation'),
  contactInformation: optionalText('contactInformation'),
  references: {isValid: areTexts, message: 'Omit references, or enter texts.', isOptional: true},
  thirdPartyLicenses: optionalText('thirdPartyLicenses'),
  otherLicenseUrl: {
    isValid: isWebAddress,
    message: 'otherLicenseUrl must be a URL that begins with https:// or http://.',
    isOptional: true,
  },
};

export const isRequiredMeta = (field: keyof VrmMeta): boolean => !fieldRules[field].isOptional;

/** Problems in the meta information for a VRM file, one sentence each, by field. */
export const metaProblems = (meta: Partial<VrmMeta>): {readonly field: keyof VrmMeta; readonly message: string}[] =>
  (Object.entries(fieldRules) as [keyof VrmMeta, FieldRule][]).flatMap(([field, {isValid, message, isOptional}]) =>
    isValid(meta[field]) || (isOptional && meta[field] === undefined) ? [] : [{field, message}],
  );
