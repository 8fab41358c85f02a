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

/** `1 error, 0 warnings, 2 notes, checked as footwear.` */
export function countText({profile, counts, findings}: Report): string {
  const as = profileNames[profile].toLowerCase();
  return findings.length === 0
    ? `no problems, checked as ${as}.`
    : `${plural(counts.error, 'error')}, ${plural(counts.warning, 'warning')}, ${plural(counts.info, 'note')}, checked as ${as}.`;
}

export const kilobytes = (bytes: number | null): string =>
  bytes === null ? 'Elsewhere' : `${number(Math.ceil(bytes / 1024))} KB`;
export const nameOr = (name: string): string => name || '(no name)';
