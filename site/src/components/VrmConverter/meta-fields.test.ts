import {expect, it} from 'vitest';
import {metaProblems} from '@avaturn-docs/avatar-glb/vrm/meta';
import {choiceFields, metaOf, optionalFields, sampleMeta} from './meta-fields';

it('reads the answers, trimmed, with lists and booleans', () => {
  const form = new FormData();
  const answers = {
    name: ' Ada ',
    authors: 'First\n\n  Second\n',
    allowRedistribution: 'on',
    ...Object.fromEntries(optionalFields.map(({field}) => [field, ' '])),
    ...Object.fromEntries(choiceFields.map(({field, options}) => [field, Object.keys(options).at(-1)!])),
  };
  Object.entries(answers).forEach((answer) => form.append(...answer));
  expect(metaOf(form)).toEqual({...sampleMeta('Ada'), authors: ['First', 'Second']});
  expect(metaProblems(metaOf(form))).toEqual([]);
  expect(metaProblems(metaOf(new FormData()))).toHaveLength(6);
});
