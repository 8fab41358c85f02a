import {
  BoxGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  type WebGLRenderer,
} from 'three';
import {expect, test} from 'vitest';
import {LayeredModel} from './layers';

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
