import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, {readonly $ref?: string}>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, unknown>>;
}

const escape = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/**
 * Validates responses against the API description, with a validator other than the simulator's.
 * @returns a function that returns the problems of an operation's response; empty for a path outside the API
 */
export function describedResponses(description: object) {
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats(ajv);
  ajv.addSchema({...description, $id: 'api'});
  const {paths, webhooks} = description as Description;
  const faultsBy = (pointer: string, value: unknown): string[] => {
    const validate = ajv.compile({$ref: `api#${pointer}`});
    return validate(value) ? [] : [ajv.errorsText(validate.errors)];
  };

  return {
    answer(method: string, path: string, status: number, body: unknown): string[] {
      const found = Object.entries(paths).find(
        ([template, item]) =>
          new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path) && item[method.toLowerCase()],
      );
      if (!found) return [];
      const [template, item] = found;
      const key = method.toLowerCase();
      const response = item[key]?.responses[status];
      if (!response) return [`${method} ${template} must not respond with ${status}`];
      const place = response.$ref ? response.$ref.slice(1) : `/paths/${escape(template)}/${key}/responses/${status}`;
      return faultsBy(`${place}/content/${escape('application/json')}/schema`, body);
    },
    webhook(event: string, payload: unknown): string[] {
      if (!webhooks[event]) return [`${event} isn’t a webhook`];
      return faultsBy(
        `/webhooks/${escape(event)}/post/requestBody/content/${escape('application/json')}/schema`,
        payload,
      );
    },
  };
}
