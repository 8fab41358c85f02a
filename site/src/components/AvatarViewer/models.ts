import {
  sampleModels,
  type SampleAsset,
  type SampleAvatar,
  type SampleModel,
} from '@avaturn-docs/platform/sample-models';
import sizes from '@generated/sample-models/default/sizes.json';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';

/** Sample models with something to show: a file with clips only draws nothing. */
export type ViewableModel = SampleAvatar | SampleAsset;
export type SampleModelId = (typeof sampleModels)[number]['id'];
export type ViewableModelId = Exclude<(typeof sampleModels)[number], {kind: 'clips'}>['id'];

/** @throws Error if no sample model has the id */
export function sampleModel(id: SampleModelId): SampleModel {
  const found = sampleModels.find((model) => model.id === id);
  if (!found) throw new Error(`There is no sample model "${id}". platform/sample-models.ts lists them.`);
  return found;
}

export const viewableModel = (id: ViewableModelId) => sampleModel(id) as ViewableModel;

export const modelUrl = ({file}: SampleModel): string => `/models/${file}`;

export const modelBytes = ({file}: SampleModel): number => sizes[file] ?? 0;

export const modelSize = (model: SampleModel): string => fileSize(modelBytes(model));

export function describeModel(model: ViewableModel): string {
  if (model.kind === 'asset') return `${model.title}: a sample of ${model.category}.`;
  return `${model.name}, a sample avatar of type ${model.body}, standing.`;
}
