import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import type {Profile, Report, Severity} from '@avaturn-docs/avatar-glb/report';

export const profileNames: Readonly<Record<Profile, string>> = {
  export: 'Exported avatar',
  clothing: 'Clothing',
  footwear: 'Footwear',
  eyewear: 'Eyewear',
  hair: 'Hair',
  vrm: 'VRM model',
};

export const severityNames: Readonly<Record<Severity, string>> = {error: 'Error', warning: 'Warning', info: 'Note'};

export const number = (value: number): string => value.toLocaleString('en-US');

export const plural = (count: number, one: string): string => `${number(count)} ${one}${count === 1 ? '' : 's'}`;

const checkedAs: Readonly<Record<Profile, string>> = {
  export: 'an exported avatar',
  clothing: 'clothing',
  footwear: 'footwear',
  eyewear: 'eyewear',
  hair: 'hair',
  vrm: 'a VRM model',
};

/** `1 error, 0 warnings, 2 notes. Checked as footwear.` */
export function countText({profile, counts, findings}: Report): string {
  const found =
    findings.length === 0
      ? 'no problems'
      : `${plural(counts.error, 'error')}, ${plural(counts.warning, 'warning')}, ${plural(counts.info, 'note')}`;
  return `${found}. Checked as ${checkedAs[profile]}.`;
}

export const sizeText = (bytes: number | null): string => (bytes === null ? 'Elsewhere' : fileSize(bytes));
export const nameOr = (name: string): string => name || '(no name)';
