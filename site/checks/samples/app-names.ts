import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Node} from 'web-tree-sitter';
import type {Fault, SampleFile} from './blocks';
import {endingOf, parseSource} from './grammar';
import type {PlatformNames} from './platform-names';

/** Languages without a compiler here, each with a list of system and engine names that samples use. */
const lists: Readonly<Record<string, string>> = {kt: 'kotlin', kts: 'kotlin', swift: 'swift', cs: 'csharp'};

/** Unit tests use the names of their framework and of their data. */
const unitTest = /\/(?:test|Tests)\//;

const identifiers = /^(?:identifier|simple_identifier|type_identifier)$/;
const texts = /^(?:string_content|string_literal_content|line_str_text)$/;

/** Nodes whose identifiers all declare names; other nodes declare only the field `name`. */
const declaring = /^(?:class_parameter|pattern|lambda_parameter|enum_entry|value_argument_label)$/;

interface Word {
  readonly text: string;
  readonly line: number;
  readonly declares: boolean;
  /** A single-word string, which no declaration can explain. */
  readonly isText: boolean;
}

function wordsOf(root: Node): Word[] {
  const words: Word[] = [];
  const visit = (node: Node): void => {
    const {parent} = node;
    const line = node.startPosition.row + 1;
    if (identifiers.test(node.type) && parent) {
      words.push({text: node.text, line, declares: isDeclared(node, parent), isText: false});
    } else if (texts.test(node.type) && /^[A-Za-z_]\w*$/.test(node.text)) {
      words.push({text: node.text, line, declares: false, isText: true});
    }
    node.children.forEach((child) => child && visit(child));
  };
  visit(root);
  return words;
}

function isDeclared(node: Node, parent: Node): boolean {
  const isField = (field: string) => parent.childForFieldName(field)?.id === node.id;
  return (
    declaring.test(parent.type) ||
    (/(?:declaration|declarator|parameter)$/.test(parent.type) && isField('name')) ||
    // Variables and parameters of Kotlin and Swift have no `name` field; in C#, the type is an identifier, too.
    (/^(?:variable_declaration|parameter)$/.test(parent.type) && node.type !== 'type_identifier' && !isField('type'))
  );
}

/**
 * Names and single-word strings of Kotlin, Swift and C# samples: each must be declared in a sample, or belong to Avaturn or
 * the system.
 */
export async function appNameFaults(
  files: readonly SampleFile[],
  names: PlatformNames,
  listFolder: string,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const list of new Set(Object.values(lists))) {
    const listFile = path.join(listFolder, `${list}.txt`);
    const listed = new Set(existsSync(listFile) ? readFileSync(listFile, 'utf8').split('\n').filter(Boolean) : []);
    const own = new Set<string>([...names.webView, ...names.unity, ...names.manifest]);
    const used = new Map<string, {file: string; line: number; isText: boolean}>();
    const declared = new Set<string>();
    const sources = files.filter(({file}) => lists[endingOf(file)] === list && !unitTest.test(file));
    for (const {file, text} of sources) {
      const tree = await parseSource(file, text);
      for (const word of wordsOf(tree.rootNode)) {
        if (word.declares) {
          declared.add(word.text);
        } else if (!used.has(word.text) || word.isText) {
          used.set(word.text, {file, line: word.line, isText: word.isText});
        }
      }
      tree.delete();
    }
    const isExplained = (name: string) => own.has(name) || (declared.has(name) && !used.get(name)?.isText);
    for (const [name, {file, line}] of used) {
      if (!isExplained(name) && !listed.has(name)) {
        const message = `\`${name}\` is not declared in the samples, and neither platform/ nor checks/samples/system-names/${list}.txt has it. Correct it; or add it to the list once you have read of it in the system's documentation.`;
        faults.push({file, line, message});
      }
    }
    for (const name of listed) {
      if (!used.has(name) || isExplained(name)) {
        const message = `Remove \`${name}\` from checks/samples/system-names/${list}.txt: ${used.has(name) ? 'it is not the system\u2019s alone' : 'no sample uses it'}.`;
        faults.push({file: `../checks/samples/system-names/${list}.txt`, line: 1, message});
      }
    }
  }
  return faults;
}
