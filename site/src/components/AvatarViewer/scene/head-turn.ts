import {Euler, Quaternion, type Object3D} from 'three';

/** Turns the head of an avatar in addition to its pose or clip. */
export class HeadTurn {
  private readonly head: Object3D | undefined;
  private readonly turn = new Quaternion();

  constructor(root: Object3D) {
    this.head = root.getObjectByName('Head');
  }

  /** Angles in radians around the joint's own axes. */
  set(x: number, y: number, z: number): void {
    this.turn.setFromEuler(new Euler(x, y, z));
  }

  /** Runs a function while the head is turned, then restores the joint's rotation, which belongs to the clip. */
  during<Result>(draw: () => Result): Result {
    if (!this.head) return draw();
    const before = this.head.quaternion.clone();
    this.head.quaternion.multiply(this.turn);
    const result = draw();
    this.head.quaternion.copy(before);
    return result;
  }
}
