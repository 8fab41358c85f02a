import React, {createRef} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {maxFileBytes} from '@avaturn-docs/avatar-glb/read/largest-file';
import FilePicker from './FilePicker';

vi.mock('../AvatarViewer/sizes', () => ({default: {}}));

function show() {
  const onChoose = vi.fn();
  const onRefuse = vi.fn();
  render(
    <FilePicker
      samples={['t1-female', 't2-male']}
      chosen={undefined}
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

it("accepts a file of the maximum size, and doesn't read it yet", async () => {
  const {onChoose, onRefuse, field} = show();
  const {file, read} = fileOf(maxFileBytes);
  fireEvent.change(field, {target: {files: [file]}});
  expect(onRefuse).not.toHaveBeenCalled();
  expect(read).not.toHaveBeenCalled();
  const [source] = onChoose.mock.calls[0]!;
  expect(source.name).toBe('jacket.glb');
  expect((await source.bytes()).byteLength).toBe(4);
});

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

it('shows the chosen file with its size, and can replace or remove it', () => {
  const onForget = vi.fn();
  const chosen = {name: 'jacket.glb', size: 3_400_000, bytes: () => Promise.resolve(new ArrayBuffer(0))};
  const picker = {
    samples: ['t1-female'] as const,
    field: createRef<HTMLInputElement>(),
    onChoose() {},
    onRefuse() {},
    onForget,
  };
  const {rerender} = render(<FilePicker {...picker} chosen={undefined} />);
  rerender(<FilePicker {...picker} chosen={chosen} />);
  expect(screen.getByText('3.4 MB')).toBeTruthy();
  expect(screen.queryByText('or drop it here')).toBeNull();
  // The button that was pressed is gone.
  expect(document.activeElement).toBe(screen.getByLabelText('Replace'));
  fireEvent.click(screen.getByRole('button', {name: 'Forget'}));
  expect(onForget).toHaveBeenCalledOnce();
});

it('rejects several files, and ignores a canceled dialog', () => {
  const {onChoose, onRefuse, field} = show();
  fireEvent.drop(document.body, {dataTransfer: {types: ['Files'], files: [fileOf(4).file, fileOf(4).file]}});
  expect(onRefuse).toHaveBeenCalledWith('Choose one file only.');
  fireEvent.change(field, {target: {files: []}});
  expect(onChoose).not.toHaveBeenCalled();
  expect(onRefuse).toHaveBeenCalledOnce();
});

it('ignores dropped text', () => {
  const {onChoose, onRefuse} = show();
  const isAllowed = fireEvent.drop(document.body, {dataTransfer: {types: ['text/plain'], files: []}});
  expect(isAllowed).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
  expect(onRefuse).not.toHaveBeenCalled();
});

it('reports a file that was deleted from disk', async () => {
  const {onChoose, field} = show();
  const {file, read} = fileOf(4);
  read.mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  fireEvent.change(field, {target: {files: [file]}});
  await expect(onChoose.mock.calls[0]![0].bytes()).rejects.toThrow('jacket.glb can’t be read');
});
