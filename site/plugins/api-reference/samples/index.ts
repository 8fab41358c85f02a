import {csharp} from './csharp';
import {curl} from './curl';
import {go} from './go';
import {java} from './java';
import {javascript} from './javascript';
import {php} from './php';
import {python} from './python';
import {buildRequest, type BuiltRequest, type RequestShape, type RequestValues} from './request';
import {typescript} from './typescript';

export interface Language {
  /** Value of the site's tab group `language`. */
  readonly value: string;
  readonly label: string;
  readonly needs: string;
  readonly highlight: string;
  readonly write: (request: BuiltRequest) => string;
}

export const languages: readonly [Language, ...Language[]] = [
  {value: 'curl', label: 'curl', needs: 'curl in a POSIX shell', highlight: 'bash', write: curl},
  {value: 'js', label: 'JavaScript', needs: 'Node.js 20 or later, as an .mjs file', highlight: 'js', write: javascript},
  {
    value: 'ts',
    label: 'TypeScript',
    needs: 'openapi-fetch and avaturn.ts, as an .mts file',
    highlight: 'ts',
    write: typescript,
  },
  {value: 'python', label: 'Python', needs: 'Python 3 with requests', highlight: 'python', write: python},
  {value: 'go', label: 'Go', needs: 'Go, standard library', highlight: 'go', write: go},
  {value: 'csharp', label: 'C#', needs: 'C# 11 with .NET 7 or later', highlight: 'csharp', write: csharp},
  {value: 'php', label: 'PHP', needs: 'PHP 8 with Guzzle', highlight: 'php', write: php},
  {value: 'java', label: 'Java', needs: 'Java 15 or later', highlight: 'java', write: java},
];

/** @throws Error with a message for the reader if a value can't be sent */
export function writeSample(language: Language, shape: RequestShape, values: RequestValues): string {
  return language.write(buildRequest(shape, values));
}

export function writeSamples(shape: RequestShape, values: RequestValues) {
  return languages.map((language) => ({language, code: writeSample(language, shape, values)}));
}
