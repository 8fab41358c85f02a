import {createRef} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import FilePicker from './FilePicker';

function show() {
  const onChoose = vi.fn();
  const onRefuse = vi.fn();
  render(
    <FilePicker
      samples={['t1-female', 't2-male', 'outfit-sweater-male']}
      chosen={undefined}
      hasReport={false}
      field={createRef()}
      onChoose={onChoose}
      onRefuse={onRefuse}
      onForget={() => {}}
    />,
  );
  const field = screen.getByLabelText('Choose a GLB');
  return {onChoose, onRefuse, field};
}

function fileOf(size: number) {
  const file = new File(['glTF'], 'jacket.glb');
  const read = vi.spyOn(file, 'arrayBuffer');
  Object.defineProperty(file, 'size', {value: size});
  return {file, read};
}

it('rejects a larger file without reading it', () => {
  const {onChoose, onRefuse, field} = show();
  const {file, read} = fileOf(300e6);
  fireEvent.change(field, {target: {files: [file]}});
  expect(onRefuse).toHaveBeenCalledWith(
    'The file has 300 MB; the limit is 256 MB. Reduce its textures and meshes first.',
  );
  expect(onChoose).not.toHaveBeenCalled();
  expect(read).not.toHaveBeenCalled();
});

it('reports a file that was deleted from disk', async () => {
  const {onChoose, field} = show();
  const {file, read} = fileOf(4);
  read.mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  fireEvent.change(field, {target: {files: [file]}});
  await expect(onChoose.mock.calls[0]![0].bytes()).rejects.toThrow('jacket.glb can’t be read');
});
