import {readFileSync} from 'node:fs';
import path from 'node:path';
import {MathUtils, Quaternion, Vector3} from 'three';
import {FBXLoader} from 'three/addons/loaders/FBXLoader.js';
import {describe, expect, it} from 'vitest';
import {joints as avatarJoints, type JointName} from '@avaturn-docs/platform/skeleton';
import {readModel} from '../read/model';
import {edited, type Gltf} from '../test/edit';
import {around, bvh, walk, type BvhOptions} from '../test/motion';
import {difference, playback, playBvh, playGlb, type Playback} from '../test/playback';
import {tinyAvatar} from '../test/tiny-avatar';
import {skeletonOf} from './gltf-clips';
import {retarget} from './retarget';

const sample = (name: string) =>
  new Uint8Array(readFileSync(path.join(import.meta.dirname, '../../../site/static/models', name)));
const avatar = sample('t1-male.glb');

const alongX = (joint: string): Quaternion => {
  const side = joint.startsWith('Left') ? 1 : -1;
  if (/Foot|Toe/.test(joint)) return around('y', -90);
  if (/Leg/.test(joint)) return around('z', -90);
  if (/Arm|Hand|Shoulder/.test(joint)) return side === 1 ? new Quaternion() : around('y', 180);
  return around('z', 90);
};
const spread = (joint: string) =>
  /Leg|Foot|Toe/.test(joint) ? around('z', joint.startsWith('Left') ? -20 : 20) : new Quaternion();
const armsDown = (angle: number) => (joint: string) =>
  /Arm|Hand\b|HandM/.test(joint) ? around('z', joint.startsWith('Left') ? angle : -angle) : new Quaternion();
const tPose = () => new Quaternion();

/** The knees bend, and the body leans from the hips. */
const crouch = (lean: number) => (joint: string) => {
  if (joint === 'Hips') return around('x', lean);
  if (joint.endsWith('UpLeg')) return around('x', -40 - lean);
  if (joint.endsWith('Leg')) return around('x', 60);
  return joint.endsWith('Foot') ? around('x', -20) : tPose();
};

const families: Readonly<Record<string, BvhOptions>> = {
  'in T-pose': {},
  'in A-pose': {axes: armsDown(45)},
  'in I-pose': {axes: armsDown(90)},
  'in T-pose with palms forward': {axes: (joint) => (/Hand/.test(joint) ? around('x', 90) : new Quaternion())},
  'in inches': {unit: 39.37},
  'in other units': {unit: 5.6},
  'with spread legs': {axes: (joint) => spread(joint).invert()},
  'with bones along X': {axes: alongX},
  'with bones along X, T-pose first': {axes: alongX, frames: [tPose, ...walk]},
  'that begins with a crouch': {axes: alongX, frames: [crouch(50), ...walk]},
  'with Z up': {world: around('x', 90), axes: () => around('x', -90)},
  ...Object.fromEntries(
    [46, 135].map((angle) => [
      `facing ${angle}° to the left`,
      {world: around('y', angle), axes: () => around('y', -angle)},
    ]),
  ),
  'facing -Z': {world: around('y', 180), axes: () => around('y', 180)},
  'whose zero pose lies along X': {axes: () => around('z', 90)},
  'whose root has an offset': {rootHeight: 0.95},
  'with a prefix and lowercase names': {nameOf: (joint) => `rig_${joint.toLowerCase()}`},
};

const judge = async (bytes: Uint8Array, source: Playback, name = 'walk.bvh', index = 0) => {
  const result = await retarget(avatar, [{name, bytes}]);
  return {...difference(source, playGlb(result.avatar, index)), clip: result.clips[0]!};
};

describe('a BVH', () => {
  it.each(Object.keys(families))('%s', async (name) => {
    const bytes = bvh(families[name]);
    const {degrees, lowest, clip} = await judge(bytes, playBvh(bytes, families[name]!.nameOf, families[name]!.world));
    expect(degrees).toBeLessThan(5);
    expect(Math.abs(lowest - restHeight)).toBeLessThan(0.02);
    expect(clip.difference).toMatch(/^Largest difference [0-4]° at \w+; soles within [0-3] cm\.$/);
    expect(clip.warning).toBeUndefined();
  });
});

/** World rotation of the forearm at the end of a clip. */
const forearm = async (options: BvhOptions) => {
  const {avatar: moving} = await retarget(avatar, [{name: 'walk.bvh', bytes: bvh(options)}]);
  const {root, joints, clips} = skeletonOf(readModel(moving));
  playback(root, clips()[0]!, () => undefined)(0.999);
  return joints.get('LeftForeArm')!.getWorldQuaternion(new Quaternion());
};

describe('a run whose elbows are always bent', () => {
  const run = [0, 20].map((swing) => (joint: string) => {
    const side = joint.startsWith('Left') ? 1 : -1;
    if (joint.endsWith('ForeArm')) return around('y', -side * (80 + swing));
    if (joint.endsWith('Arm')) return around('z', -side * 60).multiply(around('x', 35));
    return around('x', joint.endsWith('UpLeg') ? -swing : 0);
  });

  it('rolls the arms by how their elbows bend, if it has no other rest pose', async () => {
    const [wanted, found] = await Promise.all([[tPose, ...run], run].map((frames) => forearm({axes: alongX, frames})));
    expect(MathUtils.radToDeg(wanted!.angleTo(found!))).toBeLessThan(8);
  });
});

describe('palms that face forward at rest', () => {
  const turned = (parts: RegExp) => (joint: string) => (parts.test(joint) ? around('x', 90) : new Quaternion());

  it('roll the forearm only if it rolls in the clip', async () => {
    const [still, hand, both] = await Promise.all(
      [{}, {axes: turned(/Hand/)}, {axes: turned(/ForeArm|Hand/)}].map(forearm),
    );
    expect(MathUtils.radToDeg(still!.angleTo(hand!))).toBeLessThan(12);
    expect(MathUtils.radToDeg(still!.angleTo(both!))).toBeLessThan(12);
  });
});

describe('a clip that never stands', () => {
  const crawl = walk.map((frame) => (joint: string) => {
    if (joint === 'Hips') return around('x', 75);
    if (joint.endsWith('UpLeg')) return around('x', -100);
    return joint.endsWith('Arm') && !joint.endsWith('ForeArm')
      ? around('y', joint.startsWith('Left') ? -80 : 80)
      : frame(joint);
  });
  const bytes = bvh({axes: alongX, frames: crawl});
  const clips = [{name: 'crawl.bvh', bytes}];

  it('needs a rest pose, and uses that of another file', async () => {
    await expect(retarget(avatar, clips)).rejects.toThrow(/No rest pose was found.*as the rest pose\.$/);
    const rest = {name: 't-pose.bvh', bytes: bvh({axes: alongX, frames: [tPose, tPose]})};
    const result = await retarget(avatar, clips, {rest});
    expect(difference(playBvh(bytes), playGlb(result.avatar)).degrees).toBeLessThan(5);
    expect(result.clips[0]!.restPose).toBe('Rest pose: t-pose.bvh.');
  });

  it('is refused with the rest pose of another skeleton', async () => {
    const rest = {name: 'other.bvh', bytes: bvh({frames: [tPose, tPose]})};
    await expect(retarget(avatar, clips, {rest})).rejects.toThrow('other.bvh has another skeleton than the clip.');
  });
});

describe('a body that lies', () => {
  const lying = (joint: string) => (joint === 'Hips' ? around('x', -90) : tPose());
  const onFloor = (share: number) => (share < 1 / 3 ? -0.85 : 0);

  it('on the floor first, and gets up, isn’t turned', async () => {
    const bytes = bvh({axes: alongX, frames: [...Array(12).fill(lying), ...walk], lift: onFloor});
    const {degrees, clip} = await judge(bytes, playBvh(bytes));
    expect(degrees).toBeLessThan(5);
    expect(clip.restPose).not.toContain('turned');
    expect(clip.warning).toBeUndefined();
  });

  it('all the time is turned with a warning, because nothing shows which way is up', async () => {
    const {clips} = await retarget(avatar, [
      {name: 'sleep.bvh', bytes: bvh({axes: alongX, frames: [lying, lying], lift: () => -0.85})},
    ]);
    expect(clips[0]!.warning).toContain('the body never stands along the file’s +Y axis');
  });
});

describe('a body', () => {
  const lifts: Readonly<Record<string, (share: number) => number>> = {
    'in the air all the time stays there': (share) => 0.8 + share,
    'that falls ends as far below the floor as its source': (share) => 1 - 1.5 * share,
    'that sinks into the floor for a moment does so': (share) => (share > 0.5 ? -0.15 : 0),
  };
  it.each(Object.entries(lifts))('%s', async (_, lift) => {
    for (const rest of [{}, {rootHeight: 0.95}, {axes: alongX, frames: [tPose, ...walk]}]) {
      const clips = [{}, {lift}].map((more, index) => ({name: `${index}.bvh`, bytes: bvh({...rest, ...more})}));
      const {avatar: moving, clips: reports} = await retarget(avatar, clips);
      const [ground, air] = [playGlb(moving), playGlb(moving, 1)];
      for (const share of [0.25, 0.7, 0.9]) {
        const raised = air(share)('Hips')!.y - ground(share)('Hips')!.y;
        expect(Math.abs(raised - lift(share) * 1.06)).toBeLessThan(0.08);
      }
      expect(reports[1]!.warning).toBeUndefined();
    }
  });
});

describe('the rest pose', () => {
  it('may have more or fewer joints than the clip', async () => {
    const [whole, part] = [{}, {has: (joint: string) => !/^(?:Head|LeftHand.+)$/.test(joint)}];
    const retargeted = async (clip: BvhOptions, rest: BvhOptions) => {
      const options = {rest: {name: 't-pose.bvh', bytes: bvh({...rest, frames: [tPose, tPose]})}};
      return (await retarget(avatar, [{name: 'walk.bvh', bytes: bvh(clip)}], options)).clips[0]!;
    };
    expect((await retargeted(part, whole)).restPose).toMatch(
      /^Rest pose: t-pose\.bvh\. It lacks joints of the avatar, which don’t move: Head\./,
    );
    expect((await retargeted(whole, part)).restPose).toMatch(
      'lacks joints of the clip, which don’t move: Head, LeftHandIndex1',
    );
  });

  it('is upright, even if the clip leans from its first moment on', async () => {
    const bytes = bvh({axes: alongX, frames: [crouch(24), crouch(24)]});
    const {avatar: moving, clips} = await retarget(avatar, [{name: 'crouch.bvh', bytes}]);
    const torsos = [playBvh(bytes)(0), playGlb(moving)(0)].map((at) => at('Neck')!.sub(at('Hips')!));
    expect(MathUtils.radToDeg(torsos[0]!.angleTo(torsos[1]!))).toBeLessThan(5);
    expect(clips[0]!.warning).toMatch(/the head may look up or down by \d\d° because the rest pose leans/);
  });

  it('says that the chest doesn’t move if no joint of it is known', async () => {
    const bytes = bvh({nameOf: (joint) => joint.replace(/^Spine(?=\d)/, 'thorax')});
    const {clips} = await retarget(avatar, [{name: 'walk.bvh', bytes}]);
    expect(clips[0]!.restPose).toMatch(/ It lacks joints of the avatar, which don’t move: Spine1\.$/);
  });

  it.each([
    ['turned', 'y', 'be turned by 20° because the rest pose is'],
    ['raised', 'x', 'look up or down by 20° because the rest pose leans or nods'],
  ] as const)('is doubted if it is a frame whose head is %s', async (_, axis, words) => {
    const glance = (joint: string) => (joint === 'Head' ? around(axis, 20) : tPose());
    const bytes = bvh({frames: [glance, ...walk]});
    const {clips} = await retarget(avatar, [{name: 'walk.bvh', bytes}], {rest: 0});
    expect(clips[0]!.warning).toContain(`: the head may ${words}. The rest pose was a guess`);
  });

  it('says where it faces if only the motion faces forward', async () => {
    const bytes = bvh({axes: () => around('y', -46), frames: [tPose, ...walk]});
    const {clips} = await retarget(avatar, [{name: 'walk.bvh', bytes}]);
    expect(clips[0]!.restPose).toMatch(/ Its rest pose faces 46° to the left\.$/);
    expect(clips[0]!.restPose).not.toContain('It was turned');
  });

  it('and the motion are turned from another up axis and heading', async () => {
    const world = around('x', 90).multiply(around('y', 46));
    const bytes = bvh({world, axes: () => world.clone().invert()});
    const {degrees, clip} = await judge(bytes, playBvh(bytes, undefined, world));
    expect(clip.restPose).toContain(
      ' In the file, +Z is up, so it was turned upright. It was turned by 46° to the right to face forward.',
    );
    expect(degrees).toBeLessThan(5);
  });

  it('is that of the nodes or a moment, if chosen', async () => {
    const clips = [{name: 'walk.bvh', bytes: bvh({axes: alongX, frames: [...walk, tPose]})}];
    const at = async (rest: 'nodes' | number) => (await retarget(avatar, clips, {rest})).clips[0]!.restPose;
    expect(await at('nodes')).toMatch('Rest pose: the file’s own');
    expect(await at(0.5)).toBe('Rest pose: the clip at 0.50 s.');
  });
});

describe('a rest pose with turned parts', () => {
  const turned = (parts: RegExp, angle: number) => (joint: string) =>
    parts.test(joint) ? around('y', joint.startsWith('Right') ? -angle : angle).invert() : tPose();
  const only = async (axes: (joint: string) => Quaternion, frames = walk) => {
    const bytes = bvh({axes, frames});
    return judge(bytes, playBvh(bytes));
  };

  it.each([25, 45])('is straightened where knees turn with the toes by %d°', async (angle) => {
    const {degrees, clip} = await only(turned(/Leg|Foot|Toe/, angle));
    expect(clip.restPose).toContain(` It was straightened: legs by ${angle}°.`);
    expect(degrees).toBeLessThan(5);
    expect((await only(turned(/Foot|Toe/, angle))).clip.restPose).not.toContain('straightened');
  });

  it('is straightened where the shoulders show a twisted spine', async () => {
    const {degrees, clip} = await only((joint) =>
      /Spine[12]|Neck|Head|Shoulder|Arm|Hand/.test(joint) ? around('y', -30) : tPose(),
    );
    expect(clip.restPose).toContain(' It was straightened: spine by 30°.');
    expect(degrees).toBeLessThan(5);
  });

  /** A body of other proportions with a walk, whose nodes have the head turned. */
  const withTurnedHead = (file: string) =>
    edited(sample(file), (json) => {
      const {root, joints} = skeletonOf(readModel(sample(file)));
      root.updateWorldMatrix(true, true);
      const neck = joints.get('Neck')!.getWorldQuaternion(new Quaternion());
      const turn = neck.clone().invert().multiply(around('y', 45)).multiply(neck);
      for (const node of json.nodes) {
        if (/Leg|Foot/.test(node.name)) node.translation = node.translation?.map((value: number) => value * 1.3);
        if (node.name === 'Head') node.rotation = turn.multiply(joints.get('Head')!.quaternion).toArray();
      }
      delete json.meshes;
      delete json.skins;
    });

  it.each([
    ['eyes', 't2-male.glb', 2],
    ['the axes of a symmetric skeleton', 't1-male.glb', 0],
  ])('is straightened where %s show a turned head', async (_, file, eyes) => {
    const bytes = withTurnedHead(file);
    const target = sample('t2-female.glb');
    const {avatar: moving, clips} = await retarget(target, [{name: 'walk.glb', bytes}]);
    expect(clips[0]!.restPose).toMatch(/ It was straightened: head by 45°\./);
    const looks = [playGlb(bytes), playGlb(moving)].map((play) => {
      const at = play(0.3);
      return eyes > 0 ? at('LeftEye')!.sub(at('RightEye')!) : new Vector3(1, 0, 0);
    });
    expect(MathUtils.radToDeg(looks[0]!.angleTo(looks[1]!))).toBeLessThan(eyes > 0 ? 3 : 180);
  });
});

describe('a skeleton', () => {
  const motion = (change: (json: Gltf) => void) =>
    edited(avatar, (json) => {
      delete json.meshes;
      delete json.skins;
      change(json);
    });
  const otherSide = (joint: string) => joint.replace(/^(?:Left|Right)/, (side) => (side === 'Left' ? 'Right' : 'Left'));
  const exchanged =
    (play: Playback): Playback =>
    (share) =>
    (joint) =>
      play(share)(otherSide(joint));

  it.each<[string, (json: Gltf) => void]>([
    [
      'with left and right swapped in names',
      ({nodes}) => nodes.forEach((node: Gltf) => (node.name = otherSide(node.name))),
    ],
    [
      'below a node that mirrors it',
      ({nodes}) => (nodes.find(({name}: Gltf) => name === 'Armature').scale = [-1, 1, 1]),
    ],
  ])('%s moves as its source', async (_, change) => {
    const bytes = motion(change);
    const {degrees, clip} = await judge(bytes, exchanged(playGlb(bytes, 1)), 'walk.glb', 1);
    expect(degrees).toBeLessThan(5);
    expect(clip.restPose).toContain('Left and right were swapped back');
  });

  it('whose joints are beside each other moves as its source', async () => {
    const {root, joints, clips} = skeletonOf(readModel(avatar));
    const names = [...joints.keys()];
    const bytes = edited(avatar, (json, edit) => {
      const [clip] = [clips()[1]!];
      const shares = Array.from({length: 20}, (_, key) => key / 19);
      const play = playback(root, clip, (joint) => joints.get(joint as JointName));
      const moments = shares.map((share) => {
        play(share);
        return names.map((name) => {
          const {matrixWorld} = joints.get(name)!;
          const [translation, rotation] = [new Vector3(), new Quaternion()];
          matrixWorld.decompose(translation, rotation, new Vector3());
          return {translation, rotation};
        });
      });
      const {root: still, joints: resting} = skeletonOf(readModel(avatar));
      still.updateWorldMatrix(true, true);
      const input = edit.addAccessor(new Float32Array(shares), 'SCALAR');
      const channels = names.flatMap((name, node) =>
        (['translation', 'rotation'] as const).map((path) => ({
          input,
          output: edit.addAccessor(
            new Float32Array(moments.flatMap((moment) => moment[node]![path].toArray())),
            path === 'rotation' ? 'VEC4' : 'VEC3',
          ),
          target: {node, path},
        })),
      );
      Object.assign(json, {
        nodes: names.map((name) => {
          const [translation, rotation] = [new Vector3(), new Quaternion()];
          resting.get(name)!.matrixWorld.decompose(translation, rotation, new Vector3());
          return {name, translation: translation.toArray(), rotation: rotation.toArray()};
        }),
        scenes: [{nodes: names.map((_, node) => node)}],
        animations: [
          {
            name: 'flat',
            samplers: channels.map(({input, output}) => ({input, output})),
            channels: channels.map(({target}, sampler) => ({sampler, target})),
          },
        ],
      });
      for (const part of ['meshes', 'skins']) delete json[part];
    });
    const {degrees, clip} = await judge(bytes, playGlb(bytes), 'flat.glb');
    expect(degrees).toBeLessThan(5);
    expect(clip.warning).toBeUndefined();
  });
});

/** Height of the toes on the floor. */
const restHeight = new Vector3(...readModel(avatar).skeleton.positionOf('LeftToeBase')!).y;

/** The skeleton and the clips of the avatar, whose nodes hold a moment of a clip, on a body of other proportions. */
function holdingMotion(legs = 1, arms = 1, hasSkin = false): Uint8Array {
  const {root, joints, nodes, clips} = skeletonOf(readModel(avatar));
  playback(root, clips()[1]!, () => undefined)(0.3);
  return edited(avatar, (json) => {
    for (const [joint, node] of nodes) {
      const share = /Leg|Foot|Hips/.test(joint) ? legs : /Arm|Hand/.test(joint) ? arms : 1;
      const {position, quaternion} = joints.get(joint)!;
      Object.assign(json.nodes[node], {
        translation: position.clone().multiplyScalar(share).toArray(),
        rotation: quaternion.toArray(),
      });
    }
    if (hasSkin) return;
    delete json.meshes;
    delete json.skins;
  });
}

const clipFixture = (name: string) =>
  new Uint8Array(readFileSync(path.join(import.meta.dirname, '../../../site/tests/fixtures', name)));

/** Biovision's names, which three.js finds in the source. */
const biovision: Readonly<Record<string, string>> = {
  Arm: 'Shoulder',
  ForeArm: 'Elbow',
  Hand: 'Wrist',
  UpLeg: 'Hip',
  Leg: 'Knee',
  Foot: 'Ankle',
  ToeBase: 'Toe',
};

describe('motion capture', () => {
  it('with spread legs, the names of Biovision, and units of its own', async () => {
    const bytes = clipFixture('clips/cmu-jumping-jacks.bvh');
    const nameOf = (joint: string) => joint.replace(/(Left|Right)(.*)/, (_, side, part) => side + biovision[part]);
    const {degrees, lowest, clip} = await judge(bytes, playBvh(bytes, nameOf), 'jacks.bvh');
    expect(degrees).toBeLessThan(20);
    expect(Math.abs(lowest - restHeight)).toBeLessThan(0.02);
    expect(clip.restPose).toBe(
      'Rest pose: the file’s own, rotated to match the avatar’s: arms by 90° and legs by 20°.',
    );
    expect(clip.warning).toBeUndefined();
  });

  it('as a VRM animation, which maps its bones to nodes, and has expressions', async () => {
    const expressions = {preset: {happy: {node: 0}}};
    const bytes = edited(avatar, (json) => {
      const humanBones = Object.fromEntries(
        avatarJoints.flatMap(({name, vrm}) => {
          const node = json.nodes.findIndex((one: {name?: string}) => one.name === name);
          return node === -1 ? [] : [[vrm, {node}]];
        }),
      );
      json.nodes.forEach((node: {name: string}, index: number) => (node.name = `bone ${index}`));
      json.extensions = {VRMC_vrm_animation: {specVersion: '1.0', humanoid: {humanBones}, expressions}};
      json.extensionsUsed = ['VRMC_vrm_animation'];
      delete json.meshes;
      delete json.skins;
    });
    const {degrees} = await judge(bytes, playGlb(avatar, 1), 'walk.vrma', 1);
    expect(degrees).toBeLessThan(0.1);
    const [t1, t2] = await Promise.all(
      [avatar, sample('t2-female.glb')].map((body) => retarget(body, [{name: 'walk.vrma', bytes}])),
    );
    expect(t1!.notes).toEqual([]);
    expect(t2!.notes).toEqual([expect.stringContaining('The expressions of VRM animations are left out')]);
  });
});

describe('an FBX', () => {
  it('may be a Buffer, which shares its memory with others', async () => {
    const fbx = clipFixture('clips/squat.fbx');
    const shared = Buffer.concat([new Uint8Array(512), fbx]).subarray(512);
    const {clips} = await retarget(avatar, [{name: 'squat.fbx', bytes: shared}]);
    expect(clips[0]!.seconds).toBeCloseTo(0.37, 2);
  });

  it('whose nodes hold a frame of motion has the T-pose without rotations', async () => {
    const bytes = clipFixture('mixamo-walk.fbx');
    const source = new FBXLoader().parse(bytes.slice().buffer, '');
    const play = playback(source, source.animations[0]!, (joint) => source.getObjectByName(`mixamorig${joint}`));
    const {degrees, clip} = await judge(bytes, play, 'walk.fbx');
    expect(degrees).toBeLessThan(8);
    expect(clip.restPose).toMatch('that without rotations');
  });
});

describe('a GLB with two actors', () => {
  /** The avatar beside a copy that doesn't move, with this prefix for its names. */
  const withTwin = (prefix: string, isFirst: boolean) =>
    edited(avatar, (json) => {
      const count = json.nodes.length;
      const twin = json.nodes.map(({name, children, ...node}: Gltf) => ({
        ...node,
        name: prefix + name,
        ...(children && {children: children.map((child: number) => child + count)}),
      }));
      const [roots] = json.scenes.map(({nodes}: Gltf) => nodes);
      const copies = roots.map((node: number) => node + count);
      json.nodes.push(...twin);
      json.scenes = [{nodes: isFirst ? [...copies, ...roots] : [...roots, ...copies]}];
      delete json.meshes;
      delete json.skins;
      json.nodes.forEach((node: Gltf) => {
        delete node.mesh;
        delete node.skin;
      });
    });

  it.each(['', 'Other:'])('uses the one that moves, and names it and the other (prefix "%s")', async (prefix) => {
    for (const isFirst of [true, false]) {
      const bytes = withTwin(prefix, isFirst);
      const {avatar: moving, notes} = await retarget(avatar, [{name: 'walk.glb', bytes}]);
      expect(difference(playGlb(avatar, 1), playGlb(moving, 1)).degrees).toBeLessThan(1);
      const choice = prefix === '' ? 'export it alone' : 'choose its hips, such as --joint "Hips=Other:Hips"';
      expect(notes).toContain(
        `walk.glb: The file has 2 skeletons. The one with the hips Hips is used: for another, ${choice}.`,
      );
    }
  });
});

describe('a GLB whose nodes hold a moment of the clip', () => {
  it('has the bind pose of its skin', async () => {
    const bytes = holdingMotion(1, 1, true);
    const {avatar: moving, clips} = await retarget(tinyAvatar('T1'), [{name: 'walk.glb', bytes}]);
    // Its fingers are spread differently.
    expect(difference(playGlb(bytes, 1), playGlb(moving, 1)).degrees).toBeLessThan(16);
    expect(clips[1]!.restPose).toBe('Rest pose: the skin’s bind pose.');
  });

  it('is an avatar at the bind pose of its skin', async () => {
    const bytes = bvh();
    const {avatar: moving, notes} = await retarget(holdingMotion(1, 1, true), [{name: 'walk.bvh', bytes}]);
    expect(notes[0]).toBe('The file holds a frame of motion, so its rest pose is the skin’s bind pose.');
    expect(difference(playBvh(bytes), playGlb(moving)).degrees).toBeLessThan(5);
  });

  it('is played unchanged by the same skeleton', async () => {
    const bytes = holdingMotion();
    const {degrees, clip} = await judge(bytes, playGlb(bytes, 1), 'walk.glb', 1);
    expect(degrees).toBeLessThan(0.1);
    expect(clip.restPose).toBe('Rest pose: the avatar’s, whose skeleton the clip has.');
  });

  it('moves a body of other proportions', async () => {
    const bytes = holdingMotion(1.3, 0.8);
    const {degrees, clip} = await judge(bytes, playGlb(bytes, 1), 'walk.glb', 1);
    expect(degrees).toBeLessThan(5);
    expect(clip.restPose).toMatch('because the file holds a frame of motion');
  });
});
