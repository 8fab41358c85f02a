import type {ReactNode} from 'react';
import {coloredLines} from '@site/src/color-code';
import {codeBlocks} from '../../../render/code';

interface Props {
  readonly label: string;
  readonly value: unknown;
  /** Shown above the code instead of its label. */
  readonly children: ReactNode;
}

const codeBlock = codeBlocks((code, language) => coloredLines(code, language).join('\n'));

export default function Json({label, value, children}: Props): ReactNode {
  return codeBlock(JSON.stringify(value, null, 2) ?? '', 'json', label, {head: children});
}
