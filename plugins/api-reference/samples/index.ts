import {csharp} from './csharp';
import {curl} from './curl';
import {go} from './go';
import {javascript} from './javascript';
import {kotlin} from './kotlin';
import {python} from './python';
import {buildRequest, type BuiltRequest, type RequestShape, type RequestValues} from './request';

export interface Language {
  /** Value of the site's tab group `language`. */
  readonly value: string;
  readonly label: string;
  /** What a sample needs to run. */
  readonly needs: string;
  /** Language name of the highlighter. */
  readonly highlight: string;
  readonly write: (request: BuiltRequest) => string;
}

export const languages: readonly Language[] = [
  {value: 'curl', label: 'curl', needs: 'curl in a POSIX shell', highlight: 'bash', write: curl},
  {value: 'js', label: 'JavaScript', needs: 'Node.js 20 or later', highlight: 'js', write: javascript},
  {value: 'python', label: 'Python', needs: 'Python 3 with requests', highlight: 'python', write: python},
  {value: 'csharp', label: 'C#', needs: 'C# 11 with .NET 7 or later', highlight: 'csharp', write: csharp},
  {value: 'kotlin', label: 'Kotlin', needs: 'Kotlin with JDK 11 or later', highlight: 'kotlin', write: kotlin},
  {value: 'go', label: 'Go', needs: 'Go, standard library', highlight: 'go', write: go},
];

export interface Sample {
  readonly language: Language;
  readonly code: string;
}

/**
 * A request in every language.
 * @throws Error with a message for the reader if a value can't be sent
 */
export function writeSamples(shape: RequestShape, values: RequestValues): Sample[] {
  const request = buildRequest(shape, values);
  return languages.map((language) => ({language, code: language.write(request)}));
}
