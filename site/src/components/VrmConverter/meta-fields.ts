import {
  avatarPermissions,
  commercialUsages,
  creditNotations,
  metaProblems,
  modifications,
  type VrmMeta,
} from '@avaturn-docs/avatar-glb/vrm/meta';

/** What the reader typed and selected, by field; '' means no answer. */
export type MetaAnswers = Readonly<Partial<Record<keyof VrmMeta, string>>>;

export interface Field {
  readonly field: keyof VrmMeta;
  readonly label: string;
}

export interface TextField extends Field {
  /** `lines`: several texts, one per line. */
  readonly kind: 'text' | 'lines' | 'address';
  readonly required: boolean;
  readonly hint?: string;
}

export interface ChoiceField extends Field {
  readonly options: readonly {readonly value: string; readonly label: string}[];
}

function choice<Value extends string>(
  field: keyof VrmMeta,
  label: string,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): ChoiceField {
  return {field, label, options: values.map((value) => ({value, label: labels[value]}))};
}

/** Name, authors and license: VRM 1.0 requires them. */
export const textFields: readonly TextField[] = [
  {field: 'name', label: 'Name of the avatar', kind: 'text', required: true},
  {field: 'authors', label: 'Authors, one per line', kind: 'lines', required: true},
  {
    field: 'licenseUrl',
    label: 'License URL',
    kind: 'address',
    required: true,
    hint: 'Apps built with three-vrm accept only https://vrm.dev/licenses/1.0/ by default.',
  },
];

/** Permissions. VRM has defaults, but the form asks for each one, because the avatar may show a real person. */
export const choiceFields: readonly ChoiceField[] = [
  choice('avatarPermission', 'Who may perform as the avatar', avatarPermissions, {
    onlyAuthor: 'Only the author',
    onlySeparatelyLicensedPerson: 'Only people with a separate license',
    everyone: 'Everyone',
  }),
  choice('commercialUsage', 'Commercial use', commercialUsages, {
    personalNonProfit: 'Only nonprofit use by individuals',
    personalProfit: 'Also use for profit by individuals',
    corporation: 'Also use by companies',
  }),
  choice('creditNotation', 'Credit to the authors', creditNotations, {
    required: 'Required',
    unnecessary: 'Not required',
  }),
  choice('modification', 'Changes to the avatar', modifications, {
    prohibited: 'Not allowed',
    allowModification: 'Allowed',
    allowModificationRedistribution: 'Allowed, including redistribution',
  }),
];

/** What is allowed or not; without an answer, it isn't. */
export const flagFields: readonly Field[] = [
  {field: 'allowRedistribution', label: 'Redistribution'},
  {field: 'allowExcessivelyViolentUsage', label: 'Excessively violent content'},
  {field: 'allowExcessivelySexualUsage', label: 'Excessively sexual content'},
  {field: 'allowPoliticalOrReligiousUsage', label: 'Political or religious content'},
  {field: 'allowAntisocialOrHateUsage', label: 'Antisocial or hateful content'},
];

export const optionalFields: readonly TextField[] = [
  {field: 'version', label: 'Version of the avatar', kind: 'text', required: false},
  {field: 'copyrightInformation', label: 'Copyright', kind: 'text', required: false},
  {field: 'contactInformation', label: 'Contact', kind: 'text', required: false},
  {field: 'references', label: 'References, one per line', kind: 'lines', required: false},
  {field: 'thirdPartyLicenses', label: 'Third-party licenses', kind: 'text', required: false},
  {field: 'otherLicenseUrl', label: 'Other license URL', kind: 'address', required: false},
];

/** The permissions that allow the least. They are also the defaults of VRM 1.0. */
export const strictestAnswers: MetaAnswers = Object.fromEntries([
  ...choiceFields.map(({field, options}) => [field, options[0]!.value]),
  ...flagFields.map(({field}) => [field, 'false']),
]);

/** Answers for a sample of this site, which readers may use for anything. They can be changed. */
export const sampleAnswers = (name: string): MetaAnswers => ({
  ...strictestAnswers,
  name,
  authors: 'Avaturn documentation',
  licenseUrl: 'https://vrm.dev/licenses/1.0/',
  avatarPermission: 'everyone',
  commercialUsage: 'corporation',
  creditNotation: 'unnecessary',
  modification: 'allowModificationRedistribution',
  allowRedistribution: 'true',
});

const kinds = new Map(
  [...textFields, ...optionalFields].map(({field, kind}): [keyof VrmMeta, TextField['kind']] => [field, kind]),
);

/** The answers as VRM's meta. It omits texts and choices that weren't answered. */
export function metaOfAnswers(answers: MetaAnswers): Partial<VrmMeta> {
  const texts = (Object.entries(answers) as [keyof VrmMeta, string][]).flatMap(([field, answer]) => {
    const text = answer.trim();
    return text === '' ? [] : [[field, kinds.get(field) === 'lines' ? text.split(/\s*\n\s*/) : text]];
  });
  const flags = flagFields.map(({field}) => [field, answers[field] === 'true']);
  return Object.fromEntries([...texts, ...flags]) as Partial<VrmMeta>;
}

const advice = {
  text: 'Enter a text.',
  lines: 'Enter at least one.',
  address: 'Enter a URL that begins with https:// or http://.',
} as const;

/** What to fix in each field. Empty if the answers are complete. */
export function problemsOf(answers: MetaAnswers): ReadonlyMap<keyof VrmMeta, string> {
  return new Map(
    metaProblems(metaOfAnswers(answers)).map(({field}) => {
      const kind = kinds.get(field);
      return [field, kind ? advice[kind] : 'Select an option.'];
    }),
  );
}
