import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {loadHighlighter} from '../../code/highlight';
import {parseApiDocument, type ApiDocument} from '@avaturn-docs/platform/openapi/document/load';
import {buildModel, type ApiModel} from '@avaturn-docs/platform/openapi/model';
import {renderReference} from '../render';

export interface Drawn {
  readonly document: ApiDocument;
  readonly model: ApiModel;
  readonly reference: ReturnType<typeof renderReference>;
}

export const options = {
  origin: 'https://docs.example.com',
  highlight: await loadHighlighter(),
};

/** Parses a text as an API description and renders it. */
export async function drawText(source: string, file = 'api.yaml'): Promise<Drawn> {
  const document = parseApiDocument(source, file);
  const model = buildModel(document);
  return {document, model, reference: renderReference(document, model, options)};
}

export const paths = {
  avaturn: fileURLToPath(new URL('../../../../platform/openapi/avaturn.yaml', import.meta.url)),
  nasty: fileURLToPath(new URL('./fixtures/nasty.yaml', import.meta.url)),
};

const drawn = new Map<string, Promise<Drawn>>();

/** Renders each file once. */
export function drawFile(path: string): Promise<Drawn> {
  const known = drawn.get(path) ?? readFile(path, 'utf8').then((source) => drawText(source, path));
  drawn.set(path, known);
  return known;
}
