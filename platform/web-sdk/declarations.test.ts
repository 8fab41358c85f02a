import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {sdkEvents, sdkMethods, sdkPackage, sdkTypes, typeDeclaration} from './index';

/** Compares this data with the type declarations of the installed package. */
const root = path.join(import.meta.dirname, '../../site');
const packageFolder = path.join(root, '../node_modules/@avaturn/sdk');
const declared = (file: string) => readFileSync(path.join(packageFolder, 'dist/lib', file), 'utf8');

const sdkFile = ts.createSourceFile('sdk.d.ts', declared('sdk.d.ts'), ts.ScriptTarget.ES2022, true);
const hidden = new Set([ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword]);
const publicMethods = sdkFile.statements
  .filter(ts.isClassDeclaration)
  .flatMap(({members}) => members.filter(ts.isMethodDeclaration))
  .filter(({modifiers}) => !modifiers?.some(({kind}) => hidden.has(kind)));

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: [],
};

/** Compiles modules by name, as if they were in the project's root, and returns the messages of each. */
function compile(modules: ReadonlyMap<string, string>): Map<string, string[]> {
  const files = new Map([...modules].map(([name, text]) => [path.join(root, `${name}.virtual.ts`), text]));
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists, readFile} = host;
  host.getSourceFile = (file, ...rest) => {
    const text = files.get(file);
    return text === undefined ? getSourceFile(file, ...rest) : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  };
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  const program = ts.createProgram([...files.keys()], options, host);
  return new Map(
    [...modules.keys()].map((name) => {
      const file = program.getSourceFile(path.join(root, `${name}.virtual.ts`));
      const messages = ts.getPreEmitDiagnostics(program, file);
      return [name, messages.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'))];
    }),
  );
}

/** True for identical types, not for types that are only assignable. */
const same = 'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;';
const typeNames = sdkTypes.map(({name}) => name);
const typeModules = sdkTypes.map((type): [string, string] => [
  `type-${type.name}`,
  `import type * as sdk from '@avaturn/sdk';
import type {${typeNames.filter((name) => name !== type.name).join(', ')}} from '@avaturn/sdk';
${same}
${typeDeclaration(type)}
export const identical: Same<${type.name}, sdk.${type.name}> = true;`,
]);
const methodModules = sdkMethods.map(({name, signature}): [string, string] => [
  `method-${name}`,
  `import type {AvaturnSDK, ${typeNames.join(', ')}} from '@avaturn/sdk';
${same}
declare class Documented { ${signature.replace(/\bthis\b/g, 'AvaturnSDK')} }
type Real = AvaturnSDK['${name}'];
type Ours = Documented['${name}'];
export const parameters: Same<Parameters<Ours>, Parameters<Real>> = true;
export const result: Same<ReturnType<Ours>, ReturnType<Real>> = true;`,
]);

const messages = compile(new Map([...typeModules, ...methodModules]));

test('the package is the version that the data describes', () => {
  const manifest = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({name: sdkPackage.name, version: sdkPackage.version, license: sdkPackage.license});
  expect(readFileSync(path.join(packageFolder, 'dist/index.js')).byteLength).toBe(sdkPackage.bundleBytes['1.1.4']);
});

describe('methods', () => {
  test('are the public methods of the class, each once', () => {
    const names = sdkMethods.map(({name}) => name);
    expect(publicMethods.length).toBeGreaterThan(0);
    expect([...names].sort()).toEqual(publicMethods.map(({name}) => name.getText()).sort());
  });

  test.each(sdkMethods)('$name has the declared signature', ({name}) => {
    expect(messages.get(`method-${name}`)).toEqual([]);
  });

  test.each(sdkMethods)('$name has the documented range and no other', ({name, range}) => {
    const comment = publicMethods.find((method) => method.name.getText() === name)?.getFullText() ?? '';
    const [, min, max] = /Number from (-?\d+) to (-?\d+)/.exec(comment) ?? [];
    expect(range && [range.min, range.max]).toEqual(min === undefined ? null : [Number(min), Number(max)]);
  });

  test.each(sdkMethods)('$name needs T2 where the package says so', ({name, t2Only}) => {
    const comment = publicMethods.find((method) => method.name.getText() === name)?.getFullText() ?? '';
    expect(t2Only).toBe(comment.includes('only for T2'));
  });
});

describe('types', () => {
  test('are the public types of the package, each once', () => {
    const exported = ['types.d.ts', 'message_types.d.ts'].flatMap((file) =>
      ts
        .createSourceFile(file, declared(file), ts.ScriptTarget.ES2022, true)
        .statements.filter((statement) => ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
        .filter((statement) => !statement.getFullText().includes('@private'))
        .map(({name}) => name.getText()),
    );
    expect(exported.length).toBeGreaterThan(0);
    expect(sdkTypes.map(({name}) => name).sort()).toEqual(exported.sort());
  });

  test.each(sdkTypes)('$name is the declared type', ({name}) => {
    expect(messages.get(`type-${name}`)).toEqual([]);
  });
});

describe('events and parameters', () => {
  const typesFile = declared('types.d.ts');
  const commentOf = (member: string): string =>
    new RegExp(String.raw`((?:/\*\*(?:(?!\*/)[\s\S])*\*/)?)\s*${member}\??: `).exec(typesFile)?.[1] ?? '';

  test.each(sdkEvents)('$name is bound to API sessions where the package says so', ({name, apiSessionOnly}) => {
    const comment = commentOf(name);
    expect(apiSessionOnly === true).toBe(comment.includes('Only works with sessions created with Avaturn API'));
  });
});
