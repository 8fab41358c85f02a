import {avatarMeshNames} from '../avatar-type';
import {compressions, imageFormats} from '../decode/extensions';
import {profiles} from '../report';
import {
  assetProfiles,
  avaturnProfiles,
  faultOfAll,
  faultOfEach,
  figure,
  label,
  pages,
  place,
  places,
  some,
  type CheckedRule,
} from './rule';

export const fileRules: readonly CheckedRule[] = [
  {
    id: 'mesh',
    title: 'The file has at least one mesh with triangles.',
    severity: 'error',
    profiles,
    page: `${pages.guidelines}#check-a-file-before-you-upload`,
    faults: ({inspection: {triangles, clips}}) =>
      triangles === 0 &&
      (clips.length > 0
        ? {
            message:
              'The file is an animation without a mesh, not an avatar or an asset, so only its format was checked.',
            help: {page: `${pages.mixamo}#clip-animator`, title: 'Play the animation on an avatar'},
          }
        : {message: 'The file has no triangles. Select the mesh when you export, and leave hidden objects out.'}),
  },
  {
    id: 'self-contained',
    title: 'Images and buffers are inside the file.',
    severity: 'error',
    profiles,
    page: `${pages.guidelines}#blender-export-settings`,
    faults: ({model}) => {
      const images = model.gltf.images.flatMap(({uri}, index) =>
        uri === undefined ? [] : [place(model, 'image', index)],
      );
      const buffers = model.gltf.buffers.filter(({uri}) => uri !== undefined).length;
      const parts = [...images.map(label), ...(buffers > 0 ? [`${buffers} buffers`] : [])];
      if (parts.length === 0) return false;
      return {
        message: `${some(parts)} ${parts.length === 1 ? 'is' : 'are'} referred to by an address and not stored in the binary chunk. Export as glTF Binary (.glb), which contains everything.`,
        at: images,
      };
    },
  },
  {
    id: 'extensions',
    title: 'The file uses no glTF extension; an export may use compression.',
    severity: 'warning',
    profiles: avaturnProfiles,
    unconfirmed: true,
    page: `${pages.guidelines}#materials`,
    faults: ({inspection, profile}) => {
      const extensions = inspection.extensions.filter(
        ({name}) => profile !== 'export' || !(compressions.has(name) || imageFormats.has(name)),
      );
      if (extensions.length === 0) return false;
      return {
        message: `The file uses ${some(extensions.map(({name, required}) => (required ? `${name} (required)` : name)))}. Avaturn's samples use no extension, and whether others are accepted is not published. Remove the effect or the compression, and export again.`,
        figure: {value: extensions.length, limit: 0, unit: 'extensions'},
      };
    },
  },
  {
    id: 'asset-clip',
    title: 'An asset has no animation.',
    severity: 'info',
    profiles: assetProfiles,
    unconfirmed: true,
    page: `${pages.guidelines}#blender-export-settings`,
    faults: ({inspection: {clips}}) =>
      faultOfAll(
        places('animation', clips),
        () =>
          `The file has ${clips.length} animation${clips.length === 1 ? '' : 's'}. Assets are not documented to use any. Turn Animation off in the export.`,
      ),
  },
  {
    id: 'asset-morph-targets',
    title: 'An asset has no morph targets.',
    severity: 'info',
    profiles: assetProfiles,
    unconfirmed: true,
    page: `${pages.guidelines}#blender-export-settings`,
    faults: ({inspection}) =>
      faultOfEach(
        'mesh',
        inspection.meshes.filter(({morphTargets}) => morphTargets.length > 0),
        (mesh, {morphTargets}) =>
          `${mesh} has ${figure(morphTargets.length)} morph targets. Assets are not documented to use any. Turn Shape Keys off in the export.`,
      ),
  },
  {
    id: 'asset-alone',
    title: 'The asset file contains the asset and not the avatar.',
    severity: 'warning',
    profiles: assetProfiles,
    page: `${pages.guidelines}#blender-export-settings`,
    faults: ({inspection}) => {
      const meshes = inspection.meshes.filter(({name}) => avatarMeshNames.has(name));
      return faultOfAll(
        places('mesh', meshes),
        (names) =>
          `${names} belong${meshes.length === 1 ? 's' : ''} to the avatar. Export the asset alone with Selected Objects, and the avatar as a second file.`,
      );
    },
  },
];
