/**
 * VRM 1.0's meta information about a model and its use (VRMC_vrm-1.0, meta.md). Nothing is assumed: the creator of the file
 * states each permission. The values are the specification's.
 */
export interface VrmMeta {
  readonly name: string;
  readonly authors: readonly string[];
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

/** VRM 1.0 accepts no other URL as `licenseUrl`. */
export const vrmLicenseUrl = 'https://vrm.dev/licenses/1.0/';
export const avatarPermissions = ['onlyAuthor', 'onlySeparatelyLicensedPerson', 'everyone'] as const;
export const commercialUsages = ['personalNonProfit', 'personalProfit', 'corporation'] as const;
export const creditNotations = ['required', 'unnecessary'] as const;
export const modifications = ['prohibited', 'allowModification', 'allowModificationRedistribution'] as const;

/** A text, several, a URL, or one of some values. */
type Kind = 'text' | 'texts' | 'url' | readonly (string | boolean)[];

const truth = [true, false];

const kinds: Readonly<Record<keyof VrmMeta, Kind>> = {
  name: 'text',
  authors: 'texts',
  licenseUrl: [vrmLicenseUrl],
  avatarPermission: avatarPermissions,
  commercialUsage: commercialUsages,
  creditNotation: creditNotations,
  modification: modifications,
  allowRedistribution: truth,
  allowExcessivelyViolentUsage: truth,
  allowExcessivelySexualUsage: truth,
  allowPoliticalOrReligiousUsage: truth,
  allowAntisocialOrHateUsage: truth,
  version: 'text',
  copyrightInformation: 'text',
  contactInformation: 'text',
  references: 'texts',
  thirdPartyLicenses: 'text',
  otherLicenseUrl: 'url',
};

/** VRM 1.0 has defaults for permissions, but their creator has to state them. */
const required: readonly (keyof VrmMeta)[] = ['name', 'authors'];
export const isRequiredMeta = (field: keyof VrmMeta): boolean =>
  required.includes(field) || Array.isArray(kinds[field]);

/** What a value must be, unless it is. */
function demandOn(kind: Kind, value: unknown): string | undefined {
  const isText = (one: unknown): one is string => typeof one === 'string' && one.trim() !== '';
  if (kind === 'text') return isText(value) ? undefined : 'must be a text';
  if (kind === 'texts') {
    const areTexts = Array.isArray(value) && value.length > 0 && value.every(isText);
    return areTexts ? undefined : 'must be at least one text';
  }
  if (kind === 'url') {
    const isUrl = isText(value) && /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value);
    return isUrl ? undefined : 'must be a URL that begins with https:// or http://';
  }
  if (kind.some((one) => one === value)) return undefined;
  return kind === truth ? 'must be true or false' : `must be ${kind.length > 1 ? 'one of ' : ''}${kind.join(', ')}`;
}

/** Fields of the meta information for a VRM file that are wrong, with what each must be. */
export const metaProblems = (meta: Partial<VrmMeta>): {readonly field: keyof VrmMeta; readonly demand: string}[] =>
  (Object.entries(kinds) as [keyof VrmMeta, Kind][]).flatMap(([field, kind]) => {
    const isLeftOut = meta[field] === undefined && !isRequiredMeta(field);
    const demand = isLeftOut ? undefined : demandOn(kind, meta[field]);
    return demand === undefined ? [] : [{field, demand}];
  });
