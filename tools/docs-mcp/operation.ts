import {stringify} from 'yaml';
import type {DocsContent} from './content';

type Node = Readonly<Record<string, unknown>>;

/** Every `#/components/…` that a value references, directly or indirectly. */
function referenced(root: Node, start: unknown, found = new Map<string, unknown>()): Map<string, unknown> {
  for (const [, pointer = ''] of JSON.stringify(start).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    if (found.has(pointer)) continue;
    const target = pointer.split('/').reduce<unknown>((node, key) => (node as Node | undefined)?.[key], root);
    found.set(pointer, target);
    referenced(root, target, found);
  }
  return found;
}

/** An operation or webhook of the API, by its name without regard to case: its YAML and the samples that call it. */
export function operationText({openapi, samples}: DocsContent, id: string): {text: string} | {missing: string} {
  const {paths, webhooks} = openapi as Readonly<Record<'paths' | 'webhooks', Readonly<Record<string, Node>>>>;
  const ids: string[] = [];
  for (const [path, methods] of [...Object.entries(paths), ...Object.entries(webhooks)]) {
    for (const [method, operation] of Object.entries(methods)) {
      const {operationId} = operation as {operationId?: string};
      if (operationId === undefined) continue;
      // Pages call a webhook by its event.
      const name = Object.hasOwn(webhooks, path) ? path : operationId;
      ids.push(name);
      if (![name, operationId].some((one) => one.toLowerCase() === id.toLowerCase())) continue;
      const parts = Object.fromEntries(referenced(openapi as Node, operation));
      const code = (samples[operationId] ?? []).map(({file, text}) => `## ${file}\n\n\`\`\`\n${text.trim()}\n\`\`\``);
      const described = stringify({[`${method.toUpperCase()} ${path}`]: operation, ...parts});
      return {text: [`# ${name}`, `\`\`\`yaml\n${described.trim()}\n\`\`\``, ...code].join('\n\n')};
    }
  }
  return {missing: `The API has no operation "${id}". It has ${ids.join(', ')}.`};
}
