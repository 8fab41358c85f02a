import {HtmlValidate} from 'html-validate';
import {faultOfJson, type Fault, type SampleFile} from './blocks';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // A script of a sample may set a required attribute, such as the `href` of a download.
  rules: {'attribute-misuse': 'off'},
});

/** Violations of the HTML standard, and import maps that aren't JSON. */
export async function htmlFaults({file, text}: SampleFile): Promise<Fault[]> {
  const {results} = await validator.validateString(text, file);
  const faults = results.flatMap(({messages}) =>
    messages.map(({line, message}): Fault => ({file, line, message: `Fix the HTML: ${message}`})),
  );
  for (const {1: map = '', index} of text.matchAll(/<script type="importmap">([^]*?)<\/script>/g)) {
    const fault = faultOfJson(map);
    const line = text.slice(0, index).split('\n').length;
    if (fault !== undefined) faults.push({file, line, message: `Fix the import map: ${fault}`});
  }
  return faults;
}
