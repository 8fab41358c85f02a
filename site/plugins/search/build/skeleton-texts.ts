import {arkitMorphTargets, extraMorphTargets, visemes} from '@avaturn-docs/platform/morph-targets';
import {joints} from '@avaturn-docs/platform/skeleton';
import type {PageTexts} from '@avaturn-docs/search/engine/format';

/** Texts for the joints and morph targets of `/docs/integration/bodies/`, where the page shows little more than their names. */
export const skeletonTexts: PageTexts = Object.fromEntries([
  ...joints.map(({name, parent, unity, vrm, t2Only}) => {
    const place = `Joint${t2Only ? ' of T2 avatars' : ''} ${parent ? `below ${parent}` : 'at the root'}.`;
    return [`#joint-${name}`, `${place}${unity ? ` Unity: ${unity}.` : ''} VRM: ${vrm}.`];
  }),
  ...Object.entries(arkitMorphTargets).flatMap(([region, names]) =>
    names.map((name) => [`#arkit-${name}`, `ARKit morph target of T2 avatars, from 0 to 1. Region: ${region}.`]),
  ),
  ...visemes.map((name) => [
    `#${name.replace('_', '-')}`,
    'Viseme of T2 avatars: a mouth shape for lip sync, from 0 to 1.',
  ]),
  ...extraMorphTargets.map(({name, imitatedBy}) => {
    const targets = imitatedBy.map(({target}) => target).join(' and ');
    return [`#extra-${name}`, `Morph target of T2 avatars, from 0 to 1. Close to ${targets}.`];
  }),
]);
