// The code of pages: every block shows a file of samples/ that is run, type-checked or parsed, or is a command or a value.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {type Starter, starters, type StarterName} from '@avaturn-docs/platform/starters';
import {sampleProjects} from '../plugins/samples/projects';
import {ownFiles} from '../plugins/samples/starters';
import type {Check, Finding} from './finding';
import {readPageParts, readPages, whereIs, type Page} from './pages';
import {blocksOf, placeOf, readSampleFiles, type Block, type Fault, type SampleFile} from './samples/blocks';
import {executedFiles} from './samples/executed';
import {canBeParsed, formatFaults, pythonFaults} from './samples/formats';
import {countByRule, faultOfLiteral} from './samples/literals';
import {platformNames, type PlatformNames} from './samples/platform-names';
import {textNameFaults} from './samples/text-names';
import {checkTypes, isTyped} from './samples/type-check';
import {valueMatcher, type MatchValue} from './samples/values';

/** `node a.mjs …`, `python3 a.py …`, `bash a.sh`, and Blender with a script. */
const start = /^(?:(?:node|python3|bash)|blender(?: --[\w-]+(?: \d+)?)* --python) ([\w-]+\.(?:mjs|py|sh))(?: |$)/;

/** The programs that a page's commands start, by file name; empty if a line starts none. */
function startedPrograms(commands: string): string[] {
  const names = commands.split('\n').map((line) => start.exec(line)?.[1]);
  return names.includes(undefined) ? [] : (names as string[]);
}

function samplesNamed(name: string, files: Iterable<string>): string[] {
  return [...files].filter((file) => path.posix.basename(file) === name);
}

export type Proof = 'executed' | 'type-checked' | 'matched' | 'parsed' | 'excused';

/** The strongest verification of a block; undefined without one. */
export function proofOf(block: Block, files: readonly SampleFile[], match: MatchValue): Proof | undefined {
  const {sample, text, language, problem} = block;
  if (problem !== undefined) {
    return undefined;
  }
  if (!sample) {
    if (faultOfLiteral(block) !== undefined) {
      return undefined;
    }
    if (match(block)) {
      return 'matched';
    }
    const started = language === 'bash' ? startedPrograms(text) : [];
    const isRun = (name: string) => samplesNamed(name, executedFiles).length > 0;
    return started.length > 0 && started.every(isRun) ? 'executed' : 'excused';
  }
  const file = files.find((candidate) => candidate.file === sample.file);
  if (!file) {
    return undefined;
  }
  if (executedFiles.has(file.file)) {
    return 'executed';
  }
  return isTyped(file) ? 'type-checked' : canBeParsed(file.file) ? 'parsed' : undefined;
}

/** All problems in sample files; `names` are Avaturn's own. */
export async function sampleFaults(
  files: readonly SampleFile[],
  folder: string,
  names: PlatformNames,
): Promise<Fault[]> {
  const faults = checkTypes(files, folder);
  for (const file of files) {
    faults.push(...(await formatFaults(file)));
  }
  return [...faults, ...pythonFaults(files.filter(({file}) => file.endsWith('.py'))), ...textNameFaults(files, names)];
}

/** Reports commands that start a program no page shows. */
function faultOfStart({language, text}: Block, files: readonly SampleFile[]): string | undefined {
  const names = language === 'bash' ? startedPrograms(text) : [];
  const unknown = names.find(
    (name) =>
      samplesNamed(
        name,
        files.map(({file}) => file),
      ).length === 0,
  );
  return unknown && `No sample is called ${unknown}. Correct the command, or add the sample.`;
}

export function blockFindings(blocks: readonly Block[], files: readonly SampleFile[], match: MatchValue): Finding[] {
  return blocks.flatMap((block) => {
    const message = block.problem ?? (block.sample ? undefined : (faultOfLiteral(block) ?? faultOfStart(block, files)));
    if (message !== undefined) {
      return [{where: block.where, message}];
    }
    const faults = block.sample ? [] : (match(block) ?? []);
    if (faults.length > 0) {
      return faults.map((fault) => ({where: block.where, message: fault}));
    }
    if (proofOf(block, files, match) === undefined) {
      return [
        {where: block.where, message: `Nothing reads samples/${block.sample?.file}. Teach checks/samples its kind.`},
      ];
    }
    return [];
  });
}

/** Reports a `<SampleProject of="…" />` without a project. */
export function projectFindings(pages: readonly Page[], files: readonly string[]): Finding[] {
  const known = [...sampleProjects(files).keys()];
  const findings: Finding[] = [];
  for (const page of pages) {
    visit(page.tree, 'mdxJsxFlowElement', (node) => {
      const {name, attributes} = node;
      if (name !== 'SampleProject') return;
      const of = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of')?.value;
      if (!known.includes(String(of))) {
        const message = `samples/${String(of)} does not exist. The projects are ${known.join(', ')}.`;
        findings.push({where: whereIs(page, node), message});
      }
    });
  }
  return findings;
}

/** A project's README is only for its download; `<SdkMethods />` shows the samples of the SDK's methods. */
const isShownElsewhere = (file: string): boolean =>
  path.basename(file) === 'README.md' || file === 'web/sdk-methods/methods.ts';

export function fileFindings(files: readonly Pick<SampleFile, 'file' | 'shown'>[]): Finding[] {
  return files
    .filter(({file, shown}) => shown.length === 0 && !isShownElsewhere(file))
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
          shown: [],
        })),
    );
  const isTyped = ({name}: Starter) => typedHere.some((typed) => typed === name);
  return {
    /** Type-checked here, or parsed like the samples that they extend. */
    checked: [
      ...read(isTyped, /\.tsx?$/),
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
  const files = readSampleFiles(folder, blocks);
  const names = platformNames(root);
  const match = valueMatcher(root, names);
  const ofStarters = readStarterFiles(root);
  const faults = [
    ...(await sampleFaults([...files, ...ofStarters.checked], folder, names)),
    ...textNameFaults(ofStarters.others, names),
  ];
  const proved = (proof: Proof) => blocks.filter((block) => proofOf(block, files, match) === proof);
  const count = (proof: Proof) => `${proved(proof).length} ${proof}`;
  return {
    examined: blocks.length,
    findings: [
      ...blockFindings(blocks, files, match),
      ...projectFindings(
        pages,
        files.map(({file}) => file),
      ),
      ...fileFindings(files),
      ...faults.map((fault) => ({
        where: placeOf(fault, files),
        message: `${fault.message} (samples/${fault.file}:${fault.line})`,
      })),
    ],
    summary: `${blocks.length} blocks: ${count('executed')}, ${count('type-checked')}, ${count('matched')}, ${count('parsed')}, ${count('excused')} (${countByRule(proved('excused'))})`,
  };
};

export default check;
