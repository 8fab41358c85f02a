import {describe, expect, it} from 'vitest';
import {guessedName, profileAliases} from './joint-profiles';

const mirrored = (left: readonly string[], from: string, to: string) => [
  ...left,
  ...left.map((name) => name.replace(from, to)),
];

const skeletons: Readonly<Record<string, readonly [names: readonly string[], arm: string, spine2: string]>> = {
  CMU: [
    [
      'Hips',
      'LHipJoint',
      'RHipJoint',
      'LowerBack',
      'Spine',
      'Spine1',
      'Neck',
      'Neck1',
      'Head',
      ...mirrored(['LeftUpLeg', 'LeftLeg', 'LeftFoot', 'LeftShoulder', 'LeftArm', 'LeftForeArm'], 'Left', 'Right'),
    ],
    'LeftArm',
    'Spine1',
  ],
  Biovision: [
    [
      'Hips',
      'Chest',
      'Chest2',
      'Neck',
      'Head',
      ...mirrored(['LeftHip', 'LeftKnee', 'LeftAnkle', 'LeftCollar', 'LeftShoulder', 'LeftElbow'], 'Left', 'Right'),
    ],
    'LeftShoulder',
    'Chest2',
  ],
  Rokoko: [
    [
      'Hips',
      'Spine1',
      'Spine2',
      'Spine3',
      'Spine4',
      'Neck',
      'Head',
      ...mirrored(['LeftThigh', 'LeftShin', 'LeftFoot', 'LeftShoulder', 'LeftArm', 'LeftForeArm'], 'Left', 'Right'),
    ],
    'LeftArm',
    'Spine4',
  ],
  Unity: [
    [
      'Hips',
      'Spine',
      'Chest',
      'UpperChest',
      'Head',
      'Left Thumb Proximal',
      'Left Thumb Intermediate',
      ...mirrored(['LeftUpperLeg', 'LeftLowerLeg', 'LeftFoot', 'LeftUpperArm', 'LeftLowerArm'], 'Left', 'Right'),
    ],
    'LeftUpperArm',
    'UpperChest',
  ],
  'Unreal Engine 4': [
    [
      'root',
      'pelvis',
      'spine_01',
      'spine_02',
      'spine_03',
      'neck_01',
      'head',
      ...mirrored(['thigh_l', 'calf_l', 'foot_l', 'ball_l', 'clavicle_l', 'upperarm_l', 'lowerarm_l'], '_l', '_r'),
    ],
    'upperarm_l',
    'spine_03',
  ],
  'Unreal Engine 5': [
    [
      'root',
      'pelvis',
      'spine_01',
      'spine_02',
      'spine_03',
      'spine_04',
      'spine_05',
      'neck_01',
      'head',
      ...mirrored(['thigh_l', 'calf_l', 'foot_l', 'ball_l', 'clavicle_l', 'upperarm_l', 'lowerarm_l'], '_l', '_r'),
    ],
    'upperarm_l',
    'spine_05',
  ],
  VRoid: [
    [
      'J_Bip_C_Hips',
      'J_Bip_C_Spine',
      'J_Bip_C_Chest',
      'J_Bip_C_UpperChest',
      'J_Bip_C_Head',
      ...mirrored(['J_Bip_L_UpperLeg', 'J_Bip_L_LowerLeg', 'J_Bip_L_UpperArm', 'J_Bip_L_Hand'], '_L_', '_R_'),
    ],
    'J_Bip_L_UpperArm',
    'J_Bip_C_UpperChest',
  ],
  'a prefix': [
    [
      'Character1:Hips',
      'Character1:Spine',
      'Character1:Spine1',
      'Character1:Spine2',
      'Character1:Head',
      ...mirrored(['Character1:LeftUpLeg', 'Character1:LeftArm', 'Character1:LeftHand'], 'Left', 'Right'),
    ],
    'Character1:LeftArm',
    'Character1:Spine2',
  ],
  'lowercase letters': [
    ['hips', 'spine', 'spine1', 'spine2', 'head', 'leftarm', 'leftforearm', 'lefthand', 'leftupleg', 'leftleg'],
    'leftarm',
    'spine2',
  ],
};

describe('names of joints', () => {
  it.each(Object.entries(skeletons))('with the names of %s are recognized', (_, [names, arm, spine2]) => {
    const aliases = profileAliases(names);
    expect(aliases.get(arm)).toBe('LeftArm');
    expect(aliases.get(spine2)).toBe('Spine2');
    expect([...aliases.values()]).toContain('Hips');
  });

  it('of thumbs differ between Unity and VRM 1.0', () => {
    const unity = profileAliases([...skeletons['Unity']![0]]);
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
