/** Combines a sample body and sample assets into one GLB, for the creator and for exports. */
import {
  type Accessor,
  ColorUtils,
  type Document,
  Logger,
  type Material,
  type Node,
  type Skin,
  type vec3,
  WebIO,
} from '@gltf-transform/core';
import {proportionKeys, type ProportionKey} from '../avatar-look';
import type {Category} from '../catalog';
import type {Customization} from '../customization';
import {bodyMaskOf, hideSkin} from './body-mask';
import {meshCopier, removeClips, removeDressed, removeUnused} from './document';
import {assetFiles, bodyFile} from './models';

/** Returns the bytes of a sample model by its name below `/models/`. */
export type ReadModel = (file: string) => Promise<Uint8Array>;

/** Patterns for the meshes of an asset in a sample avatar, by category. */
const assetMeshes: Readonly<Record<Category, RegExp>> = {
  clothing: /^avaturn_look_/,
  footwear: /^avaturn_shoes_/,
  hairAndHeadwear: /^avaturn_hair_/,
  eyewear: /^avaturn_glasses_/,
};

/** Hides the library's log of removed objects. */
const quiet = new Logger(Logger.Verbosity.ERROR);

/**
 * The avatar as a GLB.
 * @param clips whether to keep the sample's clips; exports are in T-pose only
 */
export async function avatarFile(
  customization: Customization,
  readModel: ReadModel,
  {clips = false}: {clips?: boolean} = {},
): Promise<Uint8Array> {
  const io = new WebIO().setLogger(quiet);
  const load = async (file: string) => io.readBinary(await readModel(file));
  const worn = assetFiles(customization);
  const [avatar, ...assets] = await Promise.all(
    [bodyFile(customization.body), ...worn.map(({file}) => file)].map(load),
  );
  const root = avatar!.setLogger(quiet).getRoot();
  for (const node of root.listNodes()) {
    if (Object.values(assetMeshes).some((pattern) => pattern.test(node.getName()))) removeDressed(node);
  }
  if (!clips) removeClips(avatar!);
  assets.forEach((asset, index) => {
    const {category, color} = worn[index]!;
    paintAsset(asset, category, color);
    putOn(avatar!, asset);
  });
  hideSkin(
    root.listNodes(),
    assets.flatMap((asset) => bodyMaskOf(asset) ?? []),
  );
  paintSkin(root.listMaterials(), customization.skin_tone_correction);
  for (const key of proportionKeys) scaleJoints(root.listNodes(), key, customization.bone_scale[key]);
  removeUnused(avatar!);
  return io.writeBinary(avatar!);
}

/** Adds the meshes of an asset to the avatar, bound to the avatar's joints. */
function putOn(avatar: Document, asset: Document): void {
  const skin = avatar.getRoot().listSkins()[0];
  const beside = avatar
    .getRoot()
    .listNodes()
    .find((node) => node.getSkin() === skin);
  if (!skin || !beside) throw new Error('The sample avatar has no skinned mesh.');
  const parent = beside.getParentNode();
  const dressed = asset
    .getRoot()
    .listNodes()
    .filter((node) => node.getMesh());
  const copyMesh = meshCopier(avatar);
  const rebound = new Set<Accessor>();
  for (const node of dressed) {
    const mesh = copyMesh(node.getMesh()!);
    for (const primitive of mesh.listPrimitives()) {
      const joints = primitive.getAttribute('JOINTS_0');
      // The parts of a hairstyle may share a material.
      if (!joints || rebound.has(joints)) continue;
      rebind(joints, node.getSkin()!, skin);
      rebound.add(joints);
    }
    const copy = avatar.createNode(node.getName()).setMesh(mesh).setSkin(skin);
    if (parent) parent.addChild(copy);
    else avatar.getRoot().getDefaultScene()?.addChild(copy);
  }
}

/** Maps the vertices' joint indices to another skin, because an asset sorts its joints differently. */
function rebind(joints: Accessor, from: Skin, to: Skin): void {
  const target = new Map(to.listJoints().map((joint, index) => [joint.getName(), index]));
  const numbers = from.listJoints().map((joint) => {
    const number = target.get(joint.getName());
    if (number === undefined) throw new Error(`The avatar has no joint ${joint.getName()}.`);
    return number;
  });
  joints.setArray(joints.getArray()!.map((joint: number) => numbers[joint] ?? 0));
}

/** @param color `#rrggbb` or `#rrggbbaa` */
function paintAsset(asset: Document, category: Category, color: string | undefined): void {
  if (color === undefined) return;
  const rgb: vec3 = [0, 0, 0];
  ColorUtils.hexToFactor(Number.parseInt(color.slice(1, 7), 16), rgb);
  const alpha = Number.parseInt(color.slice(7) || 'ff', 16) / 255;
  for (const material of asset.getRoot().listMaterials()) {
    // The texture of hair is bright, so the color can be the factor.
    if (category === 'hairAndHeadwear') material.setBaseColorFactor([...rgb, 1]);
    else if (category === 'eyewear' && material.getName().startsWith('lens')) {
      // Clear lenses still reflect a little.
      material.setBaseColorFactor([...rgb, Math.max(alpha, 0.08)]);
    }
  }
}

/** Skin materials of both body types: T1 has one, T2 two. */
const skinMaterials = /^(avaturn_body_material|Head|Body)$/;

/** Darkens below zero. Above it, adds light in the color of the skin's texture. */
function paintSkin(materials: readonly Material[], correction: number): void {
  for (const material of materials) {
    if (correction === 0 || !skinMaterials.test(material.getName())) continue;
    const share = Math.max(-1, Math.min(1, correction / 100));
    if (share < 0) {
      const left = 1 + share;
      material.setBaseColorFactor([left, left, left, 1]);
    } else {
      material.setEmissiveTexture(material.getBaseColorTexture()).setEmissiveFactor([share / 2, share / 2, share / 2]);
    }
  }
}

/** Joints that a proportion scales, and the factor at its maximum. */
const scaled: Readonly<Record<ProportionKey, {readonly joints: readonly string[]; readonly most: number}>> = {
  head: {joints: ['Head'], most: 0.25},
  arms: {joints: ['LeftArm', 'RightArm'], most: 0.15},
  chest: {joints: ['Spine2'], most: 0.2},
};

function scaleJoints(nodes: readonly Node[], key: ProportionKey, value: number): void {
  const {joints, most} = scaled[key];
  const factor = 1 + (Math.max(-100, Math.min(100, value)) / 100) * most;
  if (factor === 1) return;
  for (const node of nodes) {
    if (!joints.includes(node.getName())) continue;
    node.setScale([factor, factor, factor]);
    // A broader chest has neither a larger head nor longer arms.
    if (key === 'chest') for (const child of node.listChildren()) divideScale(child, factor);
  }
}

function divideScale(node: Node, factor: number): void {
  const [x, y, z] = node.getScale();
  node.setScale([x / factor, y / factor, z / factor]);
}
