import {Euler, Mesh, Quaternion, type Object3D} from 'three';
import {blinkAt, headTurnAt, mouthAt, planSpeech, type Speech} from './speech';

/** Makes a T2 avatar say a text: visemes, blinks and small turns of its head. */
export class Speaker {
  private readonly meshes: Mesh[] = [];
  private readonly head: Object3D | undefined;
  private readonly rest: Quaternion | undefined;
  private speech: Speech | undefined;
  private seconds = 0;

  constructor(avatar: Object3D) {
    avatar.traverse((object) => {
      if (object instanceof Mesh && object.morphTargetDictionary) this.meshes.push(object);
    });
    this.head = avatar.getObjectByName('Head');
    this.rest = this.head?.quaternion.clone();
  }

  say(text: string): void {
    this.play(planSpeech(text));
  }

  /** Begins a planned speech, such as the one of a recording. Start its sound at the same time. */
  play(speech: Speech): void {
    this.speech = speech;
    this.seconds = 0;
  }

  /** Continues at a word, such as the one that a voice just reached. `index` is the position of its first character in
   * the text. */
  moveToWord(index: number): void {
    this.seconds = this.speech?.words.find((word) => word.index === index)?.start ?? this.seconds;
  }

  // #region update
  /** Call it before each render, with the seconds since the last one. */
  update(delta: number): void {
    this.seconds += delta;
    this.setShape('eyeBlinkLeft', blinkAt(this.seconds));
    this.setShape('eyeBlinkRight', blinkAt(this.seconds));
    if (!this.speech) return;
    for (const [name, weight] of Object.entries(mouthAt(this.speech, this.seconds))) this.setShape(name, weight);
    const turn = this.seconds < this.speech.seconds ? headTurnAt(this.seconds) : [0, 0, 0];
    const [x = 0, y = 0, z = 0] = turn;
    if (this.head && this.rest)
      this.head.quaternion.copy(this.rest).multiply(new Quaternion().setFromEuler(new Euler(x, y, z)));
  }
  // #endregion update

  /** Sets a morph target on every mesh that has it. */
  private setShape(name: string, weight: number): void {
    for (const {morphTargetDictionary, morphTargetInfluences} of this.meshes) {
      const index = morphTargetDictionary?.[name];
      if (index !== undefined && morphTargetInfluences) morphTargetInfluences[index] = weight;
    }
  }
}
