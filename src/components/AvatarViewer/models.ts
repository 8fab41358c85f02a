import {sampleModels, type SampleAsset, type SampleAvatar} from '../../../data/sample-models';
import sizes from './sizes';
import {fileSize} from './file-size';

/** Sample models that can be looked at: the clips alone draw nothing. */
export type ViewableModel = SampleAvatar | SampleAsset;
export type ViewableModelId = Exclude<(typeof sampleModels)[number], {kind: 'clips'}>['id'];

/** Pictures of `static/img/models/`, which `draw/run.ts` makes. */
export const stillWidth = 640;
export const stillHeight = 800;

export const viewableModels: readonly ViewableModel[] = sampleModels.filter((model) => model.kind !== 'clips');

/** @throws Error if no sample model has the id */
export function viewableModel(id: string): ViewableModel {
  const found = viewableModels.find((model) => model.id === id);
  if (!found) throw new Error(`There is no sample model "${id}" to look at. data/sample-models.ts lists them.`);
  return found;
}

export const modelUrl = ({file}: ViewableModel): string => `/models/${file}`;

/** "3.4 MB". */
export const modelSize = ({file}: ViewableModel): string => fileSize(sizes[file] ?? 0);

/** What the picture shows, for readers who do not see it. */
export function describeModel(model: ViewableModel): string {
  if (model.kind === 'asset') return `${model.title}: a sample of ${model.category}.`;
  return `A ${model.shape} sample avatar of type ${model.body}, standing.`;
}
