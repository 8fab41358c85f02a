import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import type {Profile, Report, Severity} from '@avaturn-docs/avatar-glb/report';

/** Names of profiles in the list, and after "Checked as". */
export const profileNames: Readonly<Record<Profile, {readonly label: string; readonly phrase: string}>> = {
  export: {label: 'Exported avatar', phrase: 'an exported avatar'},
  clothing: {label: 'Clothing', phrase: 'clothing'},
  footwear: {label: 'Footwear', phrase: 'footwear'},
  eyewear: {label: 'Eyewear', phrase: 'eyewear'},
  hair: {label: 'Hair', phrase: 'hair'},
  vrm: {label: 'VRM model', phrase: 'a VRM model'},
  gltf: {label: 'Any glTF model', phrase: 'any glTF model'},
};

export const severityNames: Readonly<Record<Severity, string>> = {error: 'Error', warning: 'Warning', info: 'Note'};

export const number = (value: number): string => value.toLocaleString('en-US');

export const plural = (count: number, one: string): string => `${number(count)} ${one}${count === 1 ? '' : 's'}`;

/** `1 error, 0 warnings, 2 notes. Checked as footwear.` */
export function countText({profile, counts, findings}: Report): string {
  const found =
    findings.length === 0
      ? 'no problems'
      : `${plural(counts.error, 'error')}, ${plural(counts.warning, 'warning')}, ${plural(counts.info, 'note')}`;
  return `${found}. Checked as ${profileNames[profile].phrase}.`;
}

export const sizeText = (bytes: number | null): string => (bytes === null ? 'Elsewhere' : fileSize(bytes));
export const nameOr = (name: string): string => name || '(no name)';
