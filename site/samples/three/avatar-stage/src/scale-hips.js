/** Returns a copy of the clip with hip positions for the height of this avatar. */
export function scaleHips(clip, sourceHipsHeight, avatar) {
  const hips = avatar.getObjectByName('Hips');
  if (!hips) throw new Error('The avatar has no bone named Hips.');
  const ratio = hips.position.y / sourceHipsHeight;
  const scaled = clip.clone();
  for (const track of scaled.tracks) {
    if (track.name.endsWith('Hips.position')) track.values = track.values.map((value) => value * ratio);
  }
  return scaled;
}
