// The code of pages: every block shows a file of samples/ that is type-checked or parsed, or is a command or a value.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {type Starter, starters, type StarterName} from '@avaturn-docs/platform/starters';
import {sampleProjects} from '../plugins/samples/projects';
import {ownFiles} from '../plugins/samples/starters';
import type {Check, Finding} from './finding';
import {elementOf, readPageParts, readPages, whereIs, type Page} from './pages';
import {blocksOf, readSampleFiles, type Block, type SampleFile} from './samples/blocks';
import {canBeParsed, formatFaults} from './samples/formats';
import {faultOfLiteral} from './samples/literals';
import {platformNames} from './samples/platform-names';
import {textNameFaults} from './samples/text-names';
import {checkTypes, isScript} from './samples/type-check';
import {valueMatcher, type MatchValue} from './samples/values';

/** `node a.mjs …`, `python3 a.py …`, `bash a.sh`, and Blender with a script. */
const start = /^(?:(?:node|python3|bash)|blender(?: --[\w-]+(?: \d+)?)* --python) ([\w-]+\.(?:mjs|py|sh))(?: |$)/gm;

/** Reports commands that start a program that isn't a sample. */
function faultOfStart({language, text}: Block, files: readonly SampleFile[]): string | undefined {
  const names = language === 'bash' ? [...text.matchAll(start)].map(([, name]) => name) : [];
  const unknown = names.find((name) => !files.some(({file}) => path.posix.basename(file) === name));
  return unknown && `No sample is called ${unknown}. Correct the command, or add the sample.`;
}

function faultsOfBlock(block: Block, files: readonly SampleFile[], match: MatchValue): string[] {
  const {problem, sample} = block;
  if (problem !== undefined) return [problem];
  if (sample) {
    const isRead = isScript(sample.file) || canBeParsed(sample.file);
    return isRead ? [] : [`Nothing reads samples/${sample.file}. Teach checks/samples its kind.`];
  }
  const fault = faultOfLiteral(block) ?? faultOfStart(block, files);
  return fault === undefined ? match(block) : [fault];
}

export const blockFindings = (blocks: readonly Block[], files: readonly SampleFile[], match: MatchValue): Finding[] =>
  blocks.flatMap((block) => faultsOfBlock(block, files, match).map((message) => ({where: block.where, message})));

/** Reports a `<SampleProject of="…" />` without a project. */
export function projectFindings(pages: readonly Page[], files: readonly string[]): Finding[] {
  const known = [...sampleProjects(files).keys()];
  const findings: Finding[] = [];
  for (const page of pages) {
    visit(page.tree, (node) => {
      const {name, attributes: {of = ''} = {}} = elementOf(node) ?? {};
      if (name !== 'SampleProject' || known.includes(of)) return;
      const message = `samples/${of} does not exist. The projects are ${known.join(', ')}.`;
      findings.push({where: whereIs(page, node), message});
    });
  }
  return findings;
}

/** A project's README is only for its download; `<SdkMethods />` shows the samples of the SDK's methods. */
const isShownElsewhere = (file: string): boolean =>
  path.basename(file) === 'README.md' || file === 'web/sdk-methods/methods.ts';

export function fileFindings(files: readonly SampleFile[], blocks: readonly Block[]): Finding[] {
  const shown = new Set(blocks.map(({sample}) => sample?.file));
  return files
    .filter(({file}) => !shown.has(file) && !isShownElsewhere(file))
    .map(({file}) => ({where: `samples/${file}`, message: 'Show this file on a page, or remove it.'}));
}

/** Starters whose packages the site also installs, so that they can be type-checked without an installation. */
const typedHere: readonly StarterName[] = ['web', 'node'];

/** Sources in the starters' own folders, by path below `samples/`. Shared files are checked where they belong. */
function readStarterFiles(root: string) {
  const read = (wanted: (starter: Starter) => boolean, kind: RegExp): SampleFile[] =>
    starters.filter(wanted).flatMap((starter) =>
      ownFiles(root, starter)
        .filter(([file]) => kind.test(file))
        .map(([file, source]) => ({
          file: `starters/${starter.name}/${file}`,
          text: readFileSync(source, 'utf8'),
        })),
    );
  const isTyped = ({name}: Starter) => typedHere.some((typed) => typed === name);
  return {
    /** Type-checked here, or parsed like the samples that they extend. */
    checked: [
      ...read(isTyped, /\.(?:ts|tsx|js)$/),
      ...read(() => true, /\.(?:kts?|swift|dart|toml|yaml|xml|plist|xcprivacy|storyboard)$/),
    ],
    /** Their packages aren't installed here, so that only their names are checked. */
    others: read((starter) => !isTyped(starter), /\.tsx?$/),
  };
}

const check: Check = async (root) => {
  const pages = [...readPages(root), ...readPageParts(root)];
  const folder = path.join(root, 'samples');
  const blocks = blocksOf(pages, folder);
  const files = readSampleFiles(folder);
  const match = valueMatcher(root);
  const ofStarters = readStarterFiles(root);
  const checked = [...files, ...ofStarters.checked];
  const faults = [
    ...checkTypes(checked, folder),
    ...(await Promise.all(checked.map(formatFaults))).flat(),
    ...textNameFaults([...checked, ...ofStarters.others], platformNames),
  ];
  return {
    examined: blocks.length,
    findings: [
      ...blockFindings(blocks, files, match),
      ...projectFindings(
        pages,
        files.map(({file}) => file),
      ),
      ...fileFindings(files, blocks),
      ...faults.map(({file, line, message}) => ({where: `samples/${file}:${line}`, message})),
    ],
  };
};

export default check;
