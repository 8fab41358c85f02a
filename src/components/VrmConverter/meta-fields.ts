import {
  avatarPermissions,
  commercialUsages,
  creditNotations,
  metaProblems,
  modifications,
  type VrmMeta,
} from '../../../packages/avatar-glb/vrm/meta';

/** What the reader typed and chose, by field; '' is no answer. */
export type MetaAnswers = Readonly<Partial<Record<keyof VrmMeta, string>>>;

interface Field {
  readonly field: keyof VrmMeta;
  readonly label: string;
}

export interface TextField extends Field {
  /** `lines`: several texts, one a line. */
  readonly kind: 'text' | 'lines' | 'address';
  readonly required: boolean;
  /** What is good to know for the answer. */
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

const allowed = [
  {value: 'true', label: 'Allowed'},
  {value: 'false', label: 'Not allowed'},
] as const;

/** Name, authors and license: VRM 1.0 requires them. */
export const textFields: readonly TextField[] = [
  {field: 'name', label: 'Name of the model', kind: 'text', required: true},
  {field: 'authors', label: 'Authors, one a line', kind: 'lines', required: true},
  {
    field: 'licenseUrl',
    label: 'Address of the license',
    kind: 'address',
    required: true,
    hint: 'Apps made with three-vrm take https://vrm.dev/licenses/1.0/ and no other, unless they list more.',
  },
];

/** Permissions. VRM has defaults for them; here each one is asked for, because the avatar shows a real person. */
export const choiceFields: readonly ChoiceField[] = [
  choice('avatarPermission', 'Who may appear as the avatar', avatarPermissions, {
    onlyAuthor: 'Only the author',
    onlySeparatelyLicensedPerson: 'Only people with a license of their own',
    everyone: 'Everyone',
  }),
  choice('commercialUsage', 'Commercial use', commercialUsages, {
    personalNonProfit: 'By a person, without profit',
    personalProfit: 'By a person, for profit',
    corporation: 'By companies too',
  }),
  choice('creditNotation', 'Credit to the author', creditNotations, {
    required: 'Required',
    unnecessary: 'Not necessary',
  }),
  choice('modification', 'Changes to the model', modifications, {
    prohibited: 'Prohibited',
    allowModification: 'Allowed',
    allowModificationRedistribution: 'Allowed, and passing on the changed model too',
  }),
  {field: 'allowRedistribution', label: 'Passing on the model', options: allowed},
  {field: 'allowExcessivelyViolentUsage', label: 'Excessively violent use', options: allowed},
  {field: 'allowExcessivelySexualUsage', label: 'Excessively sexual use', options: allowed},
  {field: 'allowPoliticalOrReligiousUsage', label: 'Political or religious use', options: allowed},
  {field: 'allowAntisocialOrHateUsage', label: 'Antisocial or hateful use', options: allowed},
];

export const optionalFields: readonly TextField[] = [
  {field: 'version', label: 'Version of the model', kind: 'text', required: false},
  {field: 'copyrightInformation', label: 'Copyright', kind: 'text', required: false},
  {field: 'contactInformation', label: 'Contact', kind: 'text', required: false},
  {field: 'references', label: 'References, one a line', kind: 'lines', required: false},
  {field: 'thirdPartyLicenses', label: 'Licenses of third parties', kind: 'text', required: false},
  {field: 'otherLicenseUrl', label: 'Address of another license', kind: 'address', required: false},
];

const kinds = new Map(
  [...textFields, ...optionalFields].map(({field, kind}): [keyof VrmMeta, TextField['kind']] => [field, kind]),
);
const flags = new Set(choiceFields.filter(({options}) => options === allowed).map(({field}) => field));

/** The answers as VRM's meta. What was not answered is left out, and never assumed. */
export function metaOfAnswers(answers: MetaAnswers): Partial<VrmMeta> {
  return Object.fromEntries(
    (Object.entries(answers) as [keyof VrmMeta, string][]).flatMap(([field, answer]): [string, unknown][] => {
      const text = answer.trim();
      if (text === '') {
        return [];
      }
      if (flags.has(field)) {
        return [[field, text === 'true']];
      }
      return [[field, kinds.get(field) === 'lines' ? text.split(/\s*\n\s*/) : text]];
    }),
  );
}

/** What is to be mended in each field, in the words of the form. Empty if the answers are complete. */
export function problemsOf(answers: MetaAnswers): ReadonlyMap<keyof VrmMeta, string> {
  const choices = new Set(choiceFields.map(({field}) => field));
  return new Map(
    metaProblems(metaOfAnswers(answers)).map(({field, message}) => [
      field,
      choices.has(field)
        ? 'Choose an answer: nothing is assumed.'
        : kinds.get(field) === 'address'
          ? 'Give an address that begins with https:// or http://.'
          : message,
    ]),
  );
}
