import type {FormData} from '../../../form';
import {languages, writeSample} from '../../../samples';
import type {RequestValues} from '../../../samples/request';
import {nameSample} from '../enhance/environment';
import {colorParts} from './color';

interface Choice {
  readonly language: string;
  readonly server: string;
  /** Values from the form; without them, the sample has the example's. */
  readonly values?: RequestValues | undefined;
}

/**
 * Rewrites a sample of the page, and marks the lines that differ from the example's.
 * @throws Error with a message for the reader if a value can't be sent
 */
export function drawSample(sample: HTMLElement, {operations}: FormData, {language: value, server, values}: Choice): void {
  const {sample: operation = '', part} = sample.dataset;
  const form = operations[operation];
  const request = part === 'upload' ? form?.upload : form;
  const language = languages.find((entry) => entry.value === value);
  const code = sample.querySelector('code');
  if (!request || !language || !code) {
    return;
  }
  const shape = {...request.shape, server: request.shape.server && (server || request.shape.server)};
  const text = writeSample(language, shape, values ?? request.values);
  const example = values && new Set(writeSample(language, shape, request.values).split('\n'));
  code.className = `language-${language.highlight}`;
  code.replaceChildren(...lines(text, value).map(({nodes, line}) => (example?.has(line) === false ? mark(nodes) : nodes)).flat());
  const isLocal = shape.server !== request.shape.server;
  nameSample(sample, isLocal ? `${language.needs}, AVATURN_API_TOKEN=simulator-token` : language.needs);
  sample.closest('[data-request]')?.toggleAttribute('data-filled', values !== undefined);
}

interface Line {
  readonly line: string;
  readonly nodes: Node[];
}

/** The lines of a sample with their colors. All but the last end with a line break. */
function lines(code: string, language: string): Line[] {
  const all = code.split('\n').map((line): Line => ({line, nodes: []}));
  let at = 0;
  for (const {role, text} of colorParts(code, language)) {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) {
        all[at]?.nodes.push(document.createTextNode('\n'));
        at += 1;
      }
      all[at]?.nodes.push(colored(piece, role));
    }
  }
  return all;
}

function colored(text: string, role: string): Node {
  const node = document.createTextNode(text);
  if (role === '' || text === '') {
    return node;
  }
  const span = document.createElement('span');
  span.className = role;
  span.append(node);
  return span;
}

function mark(nodes: readonly Node[]): Node[] {
  const element = document.createElement('mark');
  element.append(...nodes);
  return [element];
}
