import {fileSize} from '../file-size';
import type {Inspection} from '../inspect';

const plain = (value: number): string => value.toLocaleString('en-US');

const figures: readonly [string, (file: Inspection) => number, (value: number) => string][] = [
  ['File', ({fileBytes}) => fileBytes, fileSize],
  ['Textures in the file', ({images}) => images.reduce((sum, {bytes}) => sum + (bytes ?? 0), 0), fileSize],
  ['Triangles', ({triangles}) => triangles, plain],
  ['GPU memory', ({gpu}) => gpu.textures + gpu.meshes, fileSize],
  ['Draw calls', ({drawCalls}) => drawCalls, plain],
  ['Morph targets', ({morphTargets}) => morphTargets.length, plain],
];

export const comparisonOf = (before: Inspection, after: Inspection) =>
  figures.map(([label, value, text]) => {
    const [was, is] = [value(before), value(after)];
    // Negative for a decrease.
    const percent = was === 0 ? undefined : Math.round((is / was - 1) * 100);
    return {label, before: text(was), after: text(is), percent};
  });
