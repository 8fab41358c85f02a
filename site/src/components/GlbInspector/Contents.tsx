import type {Inspection} from '@avaturn-docs/avatar-glb/inspect';
import {FoldedTable} from '../glb-tool/ResultTable';
import useObjectUrl from '../glb-tool/useObjectUrl';
import type {CheckResult} from './worker';
import styles from './styles.module.css';
import {sizeText, nameOr, number} from './texts';

export interface Props {
  readonly inspection: Inspection;
  /** By index of the image. */
  readonly pictures: CheckResult['parts']['pictures'];
}

/** Contents of a file: a collapsed table for the properties, and one for each list. */
export default function Contents({inspection, pictures}: Props) {
  const {tree, meshes, images, materials, joints, clips, morphTargets} = inspection;
  const jointName = new Map(joints.map(({index, name}) => [index, name]));
  return (
    <>
      <FoldedTable caption="Properties" columns={['Property', 'Value']} rows={summary(inspection)} />
      <FoldedTable
        caption="Meshes"
        columns={['Mesh', 'Size', 'Triangles', 'Vertices', 'Materials', 'Influences', 'Morph targets']}
        rows={meshes.map((mesh) => [
          nameOr(mesh.name),
          sizeText(mesh.bytes),
          number(mesh.triangles),
          number(mesh.vertices),
          mesh.materials.map((index) => nameOr(materials[index]?.name ?? '')).join(', ') || 'None',
          mesh.skinned ? mesh.influences : 'Not bound',
          mesh.morphTargets.length,
        ])}
      />
      <FoldedTable
        caption="Materials"
        columns={['Material', 'Alpha mode', 'Double-sided', 'Maps']}
        rows={materials.map(({name, alphaMode, doubleSided, maps}) => [
          nameOr(name),
          <code>{alphaMode}</code>,
          doubleSided ? 'Yes' : 'No',
          maps.map(({map}) => map).join(', ') || 'None',
        ])}
      />
      <FoldedTable
        caption="Textures"
        columns={['Image', 'Picture', 'Format', 'Alpha', 'Size', 'GPU memory', 'Used by']}
        rows={images.map((image) => [
          nameOr(image.name),
          <Texture name={nameOr(image.name)} picture={pictures[image.index]} />,
          `${image.format ?? 'Unknown'}, ${image.width ?? '?'} × ${image.height ?? '?'} px`,
          image.alpha === null ? 'Unknown' : image.alpha ? 'Yes' : 'No',
          sizeText(image.bytes),
          image.gpuBytes === null ? 'Unknown' : sizeText(image.gpuBytes),
          image.materials.map((index) => nameOr(materials[index]?.name ?? '')).join(', ') || 'No material',
        ])}
      />
      <FoldedTable
        caption="Nodes"
        columns={['Node', 'Kind', 'Mesh']}
        rows={tree.map(({name, depth, kind, mesh}) => [
          <span style={{paddingInlineStart: `${Math.min(depth, maxIndent)}rem`}}>
            <span className="visually-hidden">Level {depth + 1} </span>
            <code>{nameOr(name)}</code>
          </span>,
          capitalized(kind),
          mesh === null ? 'None' : nameOr(meshes[mesh]?.name ?? ''),
        ])}
      />
      <FoldedTable
        caption="Joints"
        columns={['Joint', 'Parent', 'Part of the skeleton']}
        rows={joints.map(({name, parent, known}) => [
          <code>{nameOr(name)}</code>,
          parent === null ? 'None' : <code>{nameOr(jointName.get(parent) ?? '')}</code>,
          known ? 'Yes' : 'No',
        ])}
      />
      <FoldedTable
        caption="Clips"
        columns={['Clip', 'Length', 'Channels', 'For morph targets']}
        rows={clips.map(({name, seconds, channels, weightChannels}) => [
          nameOr(name),
          seconds === null ? 'Unknown' : `${seconds.toFixed(2)} s`,
          number(channels),
          number(weightChannels),
        ])}
      />
      <FoldedTable
        caption="Morph targets"
        columns={['Morph target', 'Meshes']}
        rows={morphTargets.map((target) => [
          <code>{target}</code>,
          meshes
            .filter((mesh) => mesh.morphTargets.includes(target))
            .map(({name}) => nameOr(name))
            .join(', '),
        ])}
      />
    </>
  );
}

/** A small picture of a texture. It opens the texture in a tab, where the browser zooms. */
function Texture({name, picture}: {readonly name: string; readonly picture: Blob | undefined}) {
  const url = useObjectUrl(picture);
  if (!picture) return 'Not shown';
  return (
    url && (
      <a className={styles.texture} href={url} target="_blank" aria-label={`Open ${name} in a new tab`}>
        <img src={url} width={48} height={48} alt="" loading="lazy" decoding="async" />
      </a>
    )
  );
}

/** Deeper levels would leave no room for names. */
const maxIndent = 12;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function summary(found: Inspection): [string, string][] {
  const {avatar, bounds, extensions, gpu} = found;
  return [
    ['File', sizeText(found.fileBytes)],
    ['Written by', found.generator || 'Unknown'],
    ['Triangles', number(found.triangles)],
    ['Vertices', number(found.vertices)],
    ['Draw calls', number(found.drawCalls)],
    [
      'GPU memory',
      `About ${sizeText(gpu.textures + gpu.meshes)}: textures ${sizeText(gpu.textures)}, meshes ${sizeText(gpu.meshes)}`,
    ],
    ['Joints', number(found.joints.length)],
    ['Morph targets', number(found.morphTargets.length)],
    [
      'Size',
      bounds ? `${bounds.exact ? '' : 'About '}${bounds.size.map((edge) => edge.toFixed(2)).join(' × ')} m` : 'Unknown',
    ],
    ['Extensions', extensions.map(({name, required}) => (required ? `${name} (required)` : name)).join(', ') || 'None'],
    ['Body type', `${capitalized(avatar.summary)}. ${avatar.reasons.join(' ')}`.trimEnd()],
  ];
}
