import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {FormData} from '../../api-reference/form';
import {writeSamples} from '../../api-reference/samples';
import type {MarkdownForm} from './form';

/**
 * The sample of a request in every language. The page's HTML has the first one only, and its script writes the others from
 * the same data.
 *
 * @param outDir folder of the built site
 */
export function requestSamples(outDir: string): MarkdownForm {
  let data: FormData | undefined;
  return {
    block(element, converter) {
      data ??= readForms(outDir);
      const {'data-sample': operation = '', 'data-part': part} = element.attribs;
      const form = data.operations[operation];
      const request = part === 'upload' ? form?.upload : form;
      if (!request) {
        return converter.fail(`a sample of the unknown request "${operation}"`, 'Build the site again.');
      }
      const level = converter.level + 1;
      return writeSamples(request.shape, request.values).flatMap(({language: {label, needs, highlight}, code}) => [
        converter.heading([{type: 'text', value: label}], level),
        {type: 'paragraph', children: [{type: 'text', value: needs}]},
        {type: 'code', lang: highlight, value: code},
      ]);
    },
  };
}

function readForms(outDir: string): FormData {
  const folder = path.join(outDir, 'assets/api-reference');
  const file = readdirSync(folder).find((name) => name.startsWith('forms.'));
  if (!file) {
    throw new Error(`${folder} has no data of the forms. Was the site built?`);
  }
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as FormData;
}
