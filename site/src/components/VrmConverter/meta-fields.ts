import {vrmLicenseUrl, type VrmMeta} from '@avaturn-docs/avatar-glb/vrm/meta';

export interface TextField {
  readonly field: keyof VrmMeta;
  readonly label: string;
  /** `lines`: several texts, one per line. */
  readonly kind?: 'lines' | 'url';
}

/** Name and authors: VRM 1.0 requires them. */
export const textFields: readonly TextField[] = [
  {field: 'name', label: 'Name of the avatar'},
  {field: 'authors', label: 'Authors, one per line', kind: 'lines'},
];

/**
 * Permissions, the strictest first, which is VRM's default. The form asks for each one, because the avatar may show a real
 * person.
 */
export const choiceFields = [
  {
    field: 'avatarPermission',
    label: 'Who may perform as the avatar',
    options: {
      onlyAuthor: 'Only the author',
      onlySeparatelyLicensedPerson: 'Only people with a separate license',
      everyone: 'Everyone',
    },
  },
  {
    field: 'commercialUsage',
    label: 'Commercial use',
    options: {
      personalNonProfit: 'Only nonprofit use by individuals',
      personalProfit: 'Also use for profit by individuals',
      corporation: 'Also use by companies',
    },
  },
  {
    field: 'creditNotation',
    label: 'Credit to the authors',
    options: {required: 'Required', unnecessary: 'Not required'},
  },
  {
    field: 'modification',
    label: 'Changes to the avatar',
    options: {
      prohibited: 'Not allowed',
      allowModification: 'Allowed',
      allowModificationRedistribution: 'Allowed, including redistribution',
    },
  },
] as const satisfies readonly {
  readonly field: keyof VrmMeta;
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
}[];

/** What is allowed or not; without an answer, it isn't. */
export const flagFields = [
  {field: 'allowRedistribution', label: 'Redistribution'},
  {field: 'allowExcessivelyViolentUsage', label: 'Excessively violent content'},
  {field: 'allowExcessivelySexualUsage', label: 'Excessively sexual content'},
  {field: 'allowPoliticalOrReligiousUsage', label: 'Political or religious content'},
  {field: 'allowAntisocialOrHateUsage', label: 'Antisocial or hateful content'},
] as const;

export const optionalFields: readonly TextField[] = [
  {field: 'version', label: 'Version of the avatar'},
  {field: 'copyrightInformation', label: 'Copyright'},
  {field: 'contactInformation', label: 'Contact'},
  {field: 'references', label: 'References, one per line', kind: 'lines'},
  {field: 'thirdPartyLicenses', label: 'Third-party licenses'},
  {field: 'otherLicenseUrl', label: 'Other license URL', kind: 'url'},
];

/** For a sample of this site, which readers may use for anything. */
export const sampleMeta = (name: string): VrmMeta => ({
  name,
  authors: ['Avaturn documentation'],
  licenseUrl: vrmLicenseUrl,
  avatarPermission: 'everyone',
  commercialUsage: 'corporation',
  creditNotation: 'unnecessary',
  modification: 'allowModificationRedistribution',
  allowRedistribution: true,
  allowExcessivelyViolentUsage: false,
  allowExcessivelySexualUsage: false,
  allowPoliticalOrReligiousUsage: false,
  allowAntisocialOrHateUsage: false,
});

const lists = new Set<string>(
  [...textFields, ...optionalFields].flatMap((one) => (one.kind === 'lines' ? one.field : [])),
);

/** The answers in the form as VRM's meta. It omits texts and choices that weren't answered. */
export function metaOf(form: FormData): Partial<VrmMeta> {
  const texts = [...form].flatMap(([field, answer]) => {
    const text = String(answer).trim();
    return text === '' ? [] : [[field, lists.has(field) ? text.split(/\s*\n\s*/) : text]];
  });
  const flags = flagFields.map(({field}) => [field, form.has(field)]);
  return {licenseUrl: vrmLicenseUrl, ...Object.fromEntries([...texts, ...flags])};
}
