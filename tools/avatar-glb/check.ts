import {minJoints} from './avatar-type';
import {inspectModel} from './inspect';
import {readModel} from './read/model';
import {severities, type CheckOptions, type Finding, type Report, type Severity} from './report';
import {applyRules, formatRule, isAnimation} from './rules';
import {wornProfiles, type Subject} from './rules/rule';
import {runSteps} from './steps';
import {validate} from './validate';

/**
 * Checks a GLB against glTF 2.0 and the requirements in the platform's documentation.
 *
 * @throws GlbError if the bytes or those of the avatar cannot be read as a GLB
 */
export async function check(bytes: Uint8Array, options: CheckOptions): Promise<Report> {
  const {profile: asked, avatar} = options;
  const step = runSteps(4, options);
  const subject = await step('Reading the file', (): Subject => {
    const parts = partsOf(bytes);
    // Rules for an export would report every joint of another model as missing.
    const isOther = parts.model.skeleton.byName.size < minJoints && !isAnimation(parts.inspection);
    const other = parts.model.gltf.vrm ? 'vrm' : isOther && 'gltf';
    const profile = (asked === 'export' && other) || asked;
    return {...parts, profile, avatar: avatar && partsOf(avatar)};
  });
  const {profile} = subject;
  // Loading it is a separate step because its code is large.
  await step('Loading the validator', () => import('gltf-validator'));
  const validation = await step('Validating the format', () => validate(bytes, subject.model));
  const findings = await step('Checking the rules', () => applyRules(subject));
  const all = [...validation.faults.map((fault): Finding => ({rule: formatRule.id, at: [], ...fault})), ...findings];
  const counts = Object.fromEntries(
    severities.map((severity) => [
      severity,
      all.reduce((sum, finding) => sum + (finding.severity === severity ? (finding.count ?? 1) : 0), 0),
    ]),
  ) as Record<Severity, number>;
  return {
    profile,
    findings: severities.flatMap((severity) => all.filter((finding) => finding.severity === severity)),
    harmless: validation.harmless,
    notes: [
      profile !== asked &&
        (profile === 'vrm'
          ? `The file is a VRM ${subject.model.gltf.vrm!.version} model and was checked as one.`
          : 'The file doesn’t have the skeleton of an Avaturn avatar, so it was checked as any glTF model.'),
      wornProfiles.some((worn) => worn === profile) &&
        !avatar &&
        !isAnimation(subject.inspection) &&
        'The body mask was not checked: it is in the avatar file that you upload with the asset.',
    ].filter((note) => note !== false),
    counts,
    truncated: validation.truncated,
    inspection: subject.inspection,
  };
}

function partsOf(bytes: Uint8Array): Pick<Subject, 'model' | 'inspection'> {
  const model = readModel(bytes);
  return {model, inspection: inspectModel(model)};
}
