import {describe, expect, it} from 'vitest';
import {guessedName, profileAliases} from './joint-profiles';

/** The names that tell the families apart; `{L|R}` stands for both sides. */
const skeletons = [
  ['CMU', 'Hips LHipJoint LowerBack Spine Spine1 Neck Head {Left|Right}UpLeg {Left|Right}Arm', 'LeftArm', 'Spine1'],
  [
    'Biovision',
    'Hips Chest Chest2 Head {Left|Right}Hip {Left|Right}Collar {Left|Right}Shoulder',
    'LeftShoulder',
    'Chest2',
  ],
  [
    'Rokoko',
    'Hips Spine1 Spine2 Spine3 Spine4 Head {Left|Right}Thigh {Left|Right}Shin {Left|Right}Arm',
    'LeftArm',
    'Spine4',
  ],
  ['Unity', 'Hips Spine Chest UpperChest Head {Left|Right}UpperLeg {Left|Right}UpperArm', 'LeftUpperArm', 'UpperChest'],
  ['Unreal Engine 4', 'root pelvis spine_01 spine_02 spine_03 thigh_{l|r} upperarm_{l|r}', 'upperarm_l', 'spine_03'],
  ['Unreal Engine 5', 'root pelvis spine_01 spine_03 spine_05 thigh_{l|r} upperarm_{l|r}', 'upperarm_l', 'spine_05'],
  [
    'VRoid',
    'J_Bip_C_Hips J_Bip_C_UpperChest J_Bip_{L|R}_UpperLeg J_Bip_{L|R}_UpperArm',
    'J_Bip_L_UpperArm',
    'J_Bip_C_UpperChest',
  ],
  ['Biped', 'Bip01 Bip01~Pelvis Bip01~Spine Bip01~Spine2 Bip01~{L|R}~UpperArm', 'Bip01 L UpperArm', 'Bip01 Spine2'],
  [
    'Source',
    'ValveBiped.Bip01_Pelvis ValveBiped.Bip01_Spine2 Bip01_Head1 ValveBiped.Bip01_{L|R}_UpperArm',
    'ValveBiped.Bip01_L_UpperArm',
    'ValveBiped.Bip01_Spine2',
  ],
  [
    'Character Creator',
    'CC_Base_Hip CC_Base_Waist CC_Base_Spine02 CC_Base_{L|R}_Upperarm CC_Base_{L|R}_Thigh',
    'CC_Base_L_Upperarm',
    'CC_Base_Spine02',
  ],
  ['Daz Studio', 'hip pelvis abdomenLower chestUpper {l|r}ShldrBend {l|r}ThighBend', 'lShldrBend', 'chestUpper'],
  ['Poser', 'hip abdomen chest {l|r}Shldr {l|r}Thigh', 'lShldr', 'chest'],
  ['Rigify', 'spine spine.001 spine.002 spine.003 spine.006 upper_arm.{L|R} thigh.{L|R}', 'upper_arm.L', 'spine.003'],
  ['Auto-Rig Pro', 'root.x spine_01.x spine_03.x arm_stretch.{l|r} thigh_stretch.{l|r}', 'arm_stretch.l', 'spine_03.x'],
  ['SMPL', 'Pelvis Spine1 Spine3 {L|R}_Hip {L|R}_Shoulder {L|R}_Wrist', 'L_Shoulder', 'Spine3'],
  [
    'SMPL-X',
    'pelvis spine1 spine3 {left|right}_hip {left|right}_shoulder {left|right}_wrist',
    'left_shoulder',
    'spine3',
  ],
  ['Kinect', 'SpineBase SpineMid SpineShoulder Shoulder{Left|Right} Hip{Left|Right}', 'ShoulderLeft', 'SpineShoulder'],
  ['Xsens', 'Pelvis L5 L3 T8 {Left|Right}UpperArm {Left|Right}UpperLeg', 'LeftUpperArm', 'T8'],
  ['OptiTrack', 'Hip Ab Chest {L|R}UArm {L|R}Thigh', 'LUArm', 'Chest'],
  ['sides last', 'hips spine chest upper_chest upper_arm.{L|R} upper_leg.{L|R}', 'upper_arm.L', 'upper_chest'],
  ['a prefix', 'me:Hips me:Spine me:Spine1 me:Spine2 me:{Left|Right}Arm', 'me:LeftArm', 'me:Spine2'],
  ['lowercase letters', 'hips spine spine1 spine2 head leftarm leftforearm', 'leftarm', 'spine2'],
] as const;

describe('names of joints', () => {
  it.each(skeletons)('with the names of %s are recognized', (_, names, arm, spine2) => {
    const [left, right] = [1, 2].map((side) =>
      names
        .replace(/\{(\w+)\|(\w+)\}/g, `$${side}`)
        .split(' ')
        .map((name) => name.replaceAll('~', ' ')),
    );
    const aliases = profileAliases([...left!, ...right!]);
    expect(aliases.get(arm)).toBe('LeftArm');
    expect(aliases.get(spine2)).toBe('Spine2');
    expect([...aliases.values()]).toContain('Hips');
  });

  it('of thumbs differ between Unity and VRM 1.0', () => {
    const unity = profileAliases(['Hips', 'LeftUpperArm', 'Left Thumb Proximal', 'Left Thumb Intermediate']);
    expect(unity.get('Left Thumb Proximal')).toBe('LeftHandThumb1');
    const vrm = profileAliases(['hips', 'leftUpperArm', 'leftThumbMetacarpal', 'leftThumbProximal']);
    expect(vrm.get('leftThumbProximal')).toBe('LeftHandThumb2');
  });

  it('of several programs in one file are guessed for a joint', () => {
    expect(guessedName('Hips', ['spine', 'pelvis'])).toBe('pelvis');
    expect(guessedName('LeftUpLeg', ['rig_thigh_r', 'rig_thigh_l'])).toBe('rig_thigh_l');
    expect(guessedName('Head', ['tail'])).toBeUndefined();
  });
});
