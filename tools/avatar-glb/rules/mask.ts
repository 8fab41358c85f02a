import {pages, wornProfiles, type CheckedRule} from './rule';

/** Body meshes in T1 and T2 exports. */
const bodyMeshes: readonly string[] = ['avaturn_body', 'Body_Mesh'];

/** Rules for the avatar file that is uploaded with an asset. They need that file. */
export const maskRules: readonly CheckedRule[] = [
  {
    id: 'body-mask',
    title: 'The avatar file of clothing and footwear masks the covered skin by alpha.',
    severity: 'warning',
    profiles: wornProfiles,
    unconfirmed: true,
    page: `${pages.clothing}#paint-the-alpha-mask`,
    faults: ({avatar}) => {
      if (!avatar) return false;
      const {meshes, materials, images} = avatar.inspection;
      const body = meshes.filter(({name}) => bodyMeshes.includes(name));
      // A template may have other mesh names; then any mesh may be the body.
      const indices = new Set((body.length > 0 ? body : meshes).flatMap((mesh) => mesh.materials));
      const masked = materials.some(
        ({index, alphaMode, maps}) =>
          indices.has(index) &&
          alphaMode !== 'OPAQUE' &&
          maps.some(({map, image}) => map === 'baseColor' && images[image ?? -1]?.alpha === true),
      );
      if (masked) return false;
      return {
        message:
          'No material of the avatar file is clipped by the alpha of its base color, so no skin is masked and it can show through the cloth. The mask is probably that alpha: paint it, store the image as PNG, and export the avatar again.',
      };
    },
  },
];
