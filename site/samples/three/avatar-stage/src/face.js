import {Mesh} from 'three';

const blinkEvery = 4;
const blinkFor = 0.15;

/** Collects the meshes of an avatar that have morph targets. */
export function createFace(avatar) {
  const meshes = [];
  avatar.traverse((object) => {
    if (object instanceof Mesh && object.morphTargetDictionary) meshes.push(object);
  });

  // #region set
  /** Sets a morph target, from 0 to 1, on every mesh that has it. */
  function set(name, value) {
    for (const {morphTargetDictionary, morphTargetInfluences} of meshes) {
      const index = morphTargetDictionary[name];
      if (index !== undefined) morphTargetInfluences[index] = value;
    }
  }
  // #endregion set

  function blink(seconds) {
    const phase = (seconds % blinkEvery) / blinkFor;
    const closed = phase < 1 ? Math.sin(phase * Math.PI) : 0;
    set('eyeBlinkLeft', closed);
    set('eyeBlinkRight', closed);
  }

  return {canMove: meshes.length > 0, set, blink};
}
