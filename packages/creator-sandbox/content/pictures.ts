import type {Picture} from '../api/platform';

/**
 * The file in `renders/` that stands for a render: one for each framing and format, with transparency where the format has
 * it. Scenes and avatars are not told apart.
 */
export function pictureFile({scene, format}: Picture): string {
  return `${scene.includes('half_body') ? 'half-body' : 'full-body'}.${format}`;
}
