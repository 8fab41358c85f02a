import type {BuiltRequest} from './request';

/** Imports of the JDK's client. */
export const clientImports: readonly string[] = [
  'java.net.URI',
  'java.net.http.HttpClient',
  'java.net.http.HttpRequest',
  'java.net.http.HttpResponse',
];

/**
 * The body of a request, as the client expects it. A form is in the variable `form`.
 * @param literal writes a JSON document as a literal of the language
 */
export function publisher({json, parts}: BuiltRequest, literal: (text: string) => string): string {
  const content = json ? `ofString(${literal(json)})` : parts ? 'ofByteArray(form.toByteArray())' : 'noBody()';
  return `HttpRequest.BodyPublishers.${content}`;
}
