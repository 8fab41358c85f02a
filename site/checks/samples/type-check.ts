import path from 'node:path';
import ts from 'typescript';
import {sdkPackage} from '@avaturn-docs/platform/web-sdk/package';
import type {Fault, SampleFile} from './blocks';
import {endingOf} from './syntax';
import {inlineScripts} from '../../plugins/hosting/inline-scripts';

const common: ts.CompilerOptions = {
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Treats a script without imports as a module, so that it shares no names with others.
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
};

/** Strict compiler options, as in a new TypeScript project. */
const strict: ts.CompilerOptions = {...common, strict: true, noUnusedLocals: true, jsx: ts.JsxEmit.ReactJSX};

/** JavaScript has no type declarations, so implicit `any` is allowed. */
const loose: ts.CompilerOptions = {
  ...common,
  allowJs: true,
  checkJs: true,
  strict: false,
  noImplicitAny: false,
};

/** What JavaScript samples rely on and TypeScript can't know: the CDN, and the element that a selector finds. */
const ambient = `
declare module 'https://cdn.jsdelivr.net/npm/${sdkPackage.name}@${sdkPackage.version}/dist/index.js' { export * from '@avaturn/sdk'; }
interface ParentNode { querySelector(selectors: string): any; }
interface FormData { get(name: string): any; }
interface Error { code?: string; }
`;

/** Gives each variable and parameter `sdk` of JavaScript its type. Imports of a server's root become those of its folder. */
const withSdkType = (text: string): string =>
  text
    .replace(/(\b(?:let|const) |\()sdk(?=[,)]| =)/g, "$1/** @type {import('@avaturn/sdk').AvaturnSDK} */ sdk")
    .replace("from '/avaturn-sdk.js'", "from '@avaturn/sdk'")
    .replace("from '/", "from './");

/** A module to check: a file, or a script of an HTML file at its original lines. */
interface Module {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

export const isScript = (file: string): boolean => /\.(?:tsx?|m?js)$/.test(file);

/** The scripts of an HTML file, each after empty lines, so that line numbers match. */
function scriptsOf({file, text}: SampleFile): Module[] {
  return inlineScripts(text).map((script, index) => ({
    file,
    name: `${file}.${index}.js`,
    text: '\n'.repeat(text.slice(0, text.indexOf(script)).split('\n').length - 1) + script,
  }));
}

/** Type-checks the samples against the real packages; `folder` is `samples/`, from which imports resolve. */
export function checkTypes(files: readonly SampleFile[], folder: string): Fault[] {
  const whole = (file: SampleFile): Module => ({...file, name: file.file});
  const typed = files.filter(({file}) => /^tsx?$/.test(endingOf(file))).map(whole);
  const untyped = [
    ...files.filter(({file}) => /^m?js$/.test(endingOf(file))).map(whole),
    ...files.filter(({file}) => endingOf(file) === 'html').flatMap(scriptsOf),
  ].map((module) => ({...module, text: withSdkType(module.text)}));
  return [...faultsIn(typed, folder, strict, ''), ...faultsIn(untyped, folder, loose, ambient)];
}

/** Files of packages and of TypeScript itself, parsed once for both programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function faultsIn(
  modules: readonly Module[],
  folder: string,
  options: ts.CompilerOptions,
  ambientTypes: string,
): Fault[] {
  const texts = new Map(modules.map(({name, text}) => [path.join(folder, name), text]));
  texts.set(path.join(folder, 'ambient.d.ts'), ambientTypes);
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists, readFile} = host;
  host.getSourceFile = (file, version, ...rest) => {
    const text = texts.get(file);
    if (text !== undefined) {
      return ts.createSourceFile(file, text, version);
    }
    const source = parsed.get(file) ?? getSourceFile(file, version, ...rest);
    if (!file.startsWith(folder)) {
      parsed.set(file, source);
    }
    return source;
  };
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  const program = ts.createProgram([...texts.keys()], options, host);
  return modules.flatMap(({file, name}) => {
    const source = program.getSourceFile(path.join(folder, name))!;
    return ts.getPreEmitDiagnostics(program, source).map(({messageText, start}) => ({
      file,
      line: source.getLineAndCharacterOfPosition(start ?? 0).line + 1,
      message: `Fix the code: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    }));
  });
}
