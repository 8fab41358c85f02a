import {expect, it} from 'vitest';
import {choiceFields, metaOfAnswers, optionalFields, problemsOf, textFields, type MetaAnswers} from './meta-fields';

const complete: MetaAnswers = {
  name: ' Ada ',
  authors: 'First\n\n  Second\n',
  licenseUrl: 'https://example.com/license',
  ...Object.fromEntries(choiceFields.map(({field, options}) => [field, options.at(-1)!.value])),
};

it('accepts complete answers, trimmed, with lists and booleans', () => {
  expect([...problemsOf(complete)]).toEqual([]);
  expect(metaOfAnswers(complete)).toEqual({
    name: 'Ada',
    authors: ['First', 'Second'],
    licenseUrl: 'https://example.com/license',
    avatarPermission: 'everyone',
    commercialUsage: 'corporation',
    creditNotation: 'unnecessary',
    modification: 'allowModificationRedistribution',
    allowRedistribution: false,
    allowExcessivelyViolentUsage: false,
    allowExcessivelySexualUsage: false,
    allowPoliticalOrReligiousUsage: false,
    allowAntisocialOrHateUsage: false,
  });
});

it.each([...textFields, ...choiceFields].map(({field}) => field))(
  'reports only %s if only that is missing',
  (field) => {
    expect([...problemsOf({...complete, [field]: '  '}).keys()]).toEqual([field]);
  },
);

it('accepts optional answers, and reports an invalid one', () => {
  const answers = {...complete, references: 'https://example.com/a\nhttps://example.com/b', otherLicenseUrl: 'none'};
  expect([...problemsOf(answers)]).toEqual([['otherLicenseUrl', 'Enter a URL that begins with https:// or http://.']]);
  expect(metaOfAnswers(answers).references).toEqual(['https://example.com/a', 'https://example.com/b']);
  expect(optionalFields.every(({required}) => !required)).toBe(true);
});
