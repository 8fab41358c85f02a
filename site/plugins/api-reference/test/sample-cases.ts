import {loadDocument} from '@avaturn-docs/platform/openapi/document/load';
import {buildModel} from '@avaturn-docs/platform/openapi/model';
import type {ExampleRequest} from '../form';
import {sampleRequest, uploadRequest} from '../model/example-requests';
import {paths} from './documents';

/** The example request and the upload of every operation, of the platform's file and of the nasty one. */
export async function sampleCases(): Promise<{readonly name: string; readonly request: ExampleRequest}[]> {
  const models = await Promise.all(
    [paths.avaturn, paths.nasty].map(async (file) => buildModel(await loadDocument(file))),
  );
  return models.flatMap((model) =>
    model.groups
      .flatMap(({operations}) => operations)
      .flatMap((operation) => [
        {name: operation.id, request: sampleRequest(model, operation)},
        ...(operation.upload
          ? [{name: `${operation.id}, upload`, request: uploadRequest(model, operation.upload)}]
          : []),
      ]),
  );
}
