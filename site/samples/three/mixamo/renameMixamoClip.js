import {AnimationClip} from 'three';

const mixamoPrefix = /^mixamorig\d*:?/;

/** Mixamo positions are in centimeters, an Avaturn avatar is in meters. */
const metersPerCentimeter = 0.01;

/**
 * Renames the tracks of a Mixamo clip to the joints of an Avaturn avatar. Keeps rotations and the movement of the
 * hips; other position and scale tracks would stretch the body.
 */
export function renameMixamoClip(clip, name = clip.name) {
  const tracks = [];
  for (const track of clip.tracks) {
    const renamed = track.clone();
    renamed.name = track.name.replace(mixamoPrefix, '');
    if (renamed.name === 'Hips.position') {
      renamed.values = renamed.values.map((value) => value * metersPerCentimeter);
      tracks.push(renamed);
    } else if (renamed.name.endsWith('.quaternion')) {
      tracks.push(renamed);
    }
  }
  return new AnimationClip(name, clip.duration, tracks);
}
