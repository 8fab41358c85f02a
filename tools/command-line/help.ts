import type {Command, Option, Program} from './program';

/** How an option is written: `-o, --output FILE`. */
export const flagText = ({name, short, value}: Option): string =>
  `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;

/** More options than these are only listed. */
const maxOptions = 6;

/** The arguments and options of a command in one line: `EVENT [URL] [--user ID]`. */
export function usageText({files, options}: Command): string {
  const flags = options.map(({name, value, multiple, required}) => {
    const flag = `--${name}${value === undefined ? '' : ` ${value}`}`;
    return (required ? flag : `[${flag}]`) + (multiple ? '…' : '');
  });
  return [files, ...(flags.length > maxOptions ? ['[options]'] : flags)].filter(Boolean).join(' ');
}

/** Width of the help's lines in characters. */
const helpWidth = 100;

/** Text that begins after `lead`, and whose further lines are below its first. */
export function row(lead: string, text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && lead.length + line.length + word.length >= helpWidth) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lead + lines.join(`\n${' '.repeat(lead.length)}`);
}

function sectionText(command: Command): string {
  const {name, does, options, explains = {}, example} = command;
  const rows = [
    ...options.map((option) => [flagText(option), `${option.does}${option.required ? ' (required)' : ''}`] as const),
    ...Object.entries(explains),
  ];
  const width = Math.max(...rows.map(([term]) => term.length));
  return [
    ...(name === '' ? [] : [`${name} ${usageText(command)}`.trim()]),
    row('  ', does),
    ...rows.map(([term, text]) => row(`  ${term.padEnd(width)}  `, text)),
    ...(example === undefined ? [] : [`  Arguments of an example: ${example}`]),
  ].join('\n');
}

/**
 * The text of `--help`.
 * @param start command that starts the program
 * @param only command to explain; all commands by default
 */
export function helpText({about, commands, more = []}: Program, start: string, only?: Command): string {
  const [first] = commands;
  return [
    about,
    first?.name === '' ? `  ${start} ${usageText(first)}` : `Start each command with\n  ${start}`,
    ...(only ? [only] : commands).map(sectionText),
    ...(only && only.name !== '' ? [] : ['--version\n  Prints the version.']),
    ...more,
  ].join('\n\n');
}
