import {
  BoxGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Object3D,
  PerspectiveCamera,
  Scene,
  Vector3,
  type WebGLRenderer,
} from 'three';
import {expect, test} from 'vitest';
import {LayeredModel, spreadArms} from './layers';

function arm(name: string): Object3D {
  const joint = new Object3D();
  joint.name = name;
  const hand = new Object3D();
  hand.position.y = -1;
  return joint.add(hand);
}

const handOf = (joint: Object3D): Vector3 => joint.children[0]!.getWorldPosition(new Vector3());

test('arms swing out to both sides, whatever the rotation of the shoulders, and back', () => {
  const [left, right] = [arm('LeftArm'), arm('RightArm')];
  const shoulder = new Group().add(left);
  shoulder.rotation.set(0.4, 1, 0);
  const back = spreadArms(new Group().add(shoulder, right), 20);
  const moved = handOf(right);
  expect(moved.x).toBeCloseTo(-Math.sin((20 * Math.PI) / 180));
  expect(moved.z).toBeCloseTo(0);
  const raised = handOf(left).y;
  back();
  expect(handOf(right).x).toBeCloseTo(0);
  expect(raised).not.toBeCloseTo(handOf(left).y);
  expect(left.quaternion.angleTo(new Object3D().quaternion)).toBeCloseTo(0);
});

test('each layer is drawn between its edges, and the model gets its own materials back', () => {
  const own = new MeshStandardMaterial({alphaTest: 0.5});
  const mesh = new Mesh(new BoxGeometry(), own);
  const drawn: string[] = [];
  let scissor = '';
  const renderer = {
    domElement: {width: 200},
    autoClear: true,
    getSize: () => ({x: 100, y: 50}),
    setScissorTest: () => {},
    setScissor: (...area: readonly number[]) => (scissor = area.join(' ')),
    render: () => {
      const isLines = mesh.material instanceof MeshBasicMaterial && (mesh.material as MeshBasicMaterial).wireframe;
      drawn.push(`${scissor}: ${isLines ? 'lines' : mesh.material === own ? 'own' : 'clay'}`);
    },
  } as unknown as WebGLRenderer;
  const layers = new LayeredModel(mesh);
  const draw = (first: number, second: number): string[] => {
    drawn.length = 0;
    layers.draw(renderer, new Scene(), new PerspectiveCamera(), [first, second]);
    return [...drawn];
  };
  expect(draw(0.5, 0.8)).toEqual(['0 0 50 50: own', '50 0 30 50: clay', '50 0 30 50: lines', '80 0 20 50: clay']);
  expect(mesh.material).toBe(own);
  expect(draw(1, 1)).toEqual(['0 0 100 50: own']);
  expect(renderer.autoClear).toBe(true);
});
