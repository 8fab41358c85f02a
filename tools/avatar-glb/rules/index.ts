import type {Inspection} from '../inspect';
import {profiles, type Finding, type Rule} from '../report';
import {budgetRules} from './budgets';
import {faceRules} from './face';
import {fileRules} from './file';
import {humanoidRules} from './humanoid';
import {maskRules} from './mask';
import {materialRules} from './materials';
import {placementRules} from './placement';
import {poseRules} from './pose';
import {pages, type CheckedRule, type Subject} from './rule';
import {skeletonRules} from './skeleton';
import {vrmRules} from './vrm';

/** The findings of the Khronos validator, which runs separately from the rules below. */
export const formatRule: Rule = {
  id: 'gltf-valid',
  title: 'The file is valid glTF 2.0: the Khronos validator reports no errors or warnings.',
  severity: 'error',
  profiles,
  unconfirmed: false,
  page: `${pages.guidelines}#check-a-file-before-you-upload`,
};

const checkedRules: readonly CheckedRule[] = [
  ...fileRules,
  ...budgetRules,
  ...materialRules,
  ...skeletonRules,
  ...poseRules,
  ...placementRules,
  ...faceRules,
  ...maskRules,
  ...vrmRules,
  ...humanoidRules,
];

/** Every rule, in the order in which findings are listed. */
export const rules: readonly Rule[] = [
  formatRule,
  ...checkedRules.map(({id, title, severity, profiles, unconfirmed = false, page}): Rule => {
    return {id, title, severity, profiles, unconfirmed, page};
  }),
];

/** An animation without a mesh. Other rules would ask it for the parts of an avatar. */
export const isAnimation = ({triangles, clips}: Inspection): boolean => triangles === 0 && clips.length > 0;

/** The findings of the profile's rules, except the validator's. */
export function applyRules(subject: Subject): Finding[] {
  return checkedRules
    .filter(
      ({id, profiles}) => profiles.includes(subject.profile) && (id === 'mesh' || !isAnimation(subject.inspection)),
    )
    .flatMap(({id, severity, faults}) =>
      [faults(subject)].flat().flatMap((fault): Finding[] => (fault ? [{rule: id, severity, at: [], ...fault}] : [])),
    );
}
