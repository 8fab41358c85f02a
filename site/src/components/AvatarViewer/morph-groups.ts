import {arkitMorphTargets, extraMorphTargets, visemes} from '@avaturn-docs/platform/morph-targets';

interface MorphGroup {
  readonly title: string;
  readonly names: readonly string[];
}

const known: readonly MorphGroup[] = [
  ...Object.entries(arkitMorphTargets).map(([region, names]) => ({title: `ARKit, ${region}`, names})),
  {title: 'Visemes', names: visemes},
  {title: 'Extra shapes', names: extraMorphTargets.map(({name}) => name)},
];
const standard = new Set(known.flatMap(({names}) => names));

/** The morph targets of a file by set; those without a set come last. Omits empty groups. */
export function groupMorphTargets(names: readonly string[]): readonly MorphGroup[] {
  const present = new Set(names);
  return [
    ...known.map(({title, names: all}) => ({title, names: all.filter((name) => present.has(name))})),
    {title: 'Other shapes', names: names.filter((name) => !standard.has(name))},
  ].filter((group) => group.names.length > 0);
}
