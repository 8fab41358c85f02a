import {isObject} from '../../../form';
import {buildRequest, type RequestShape, type RequestValues} from '../../../samples/request';

/** The requests of this visit, each once, with its operation and the status of its last response. */
const calls = new Map<string, string>();
/** Names of variables by the id that they replace. */
const variables = new Map<string, string>();

/** What to do after a call before the calls below it work. */
const notes: Readonly<Record<string, string>> = {
  createUser: 'Copy the ID in the response to @user_id.',
  newSession: "Then open the url in the response, and save an avatar there. The list of the user's avatars has its id.",
  newAvatar: 'Then send the photos to the upload_url in the response.',
  newExport: 'Repeat it until the status is ready.',
};

/** Adds a request of this visit to the file. */
export function recordCall(operation: string, shape: RequestShape, values: RequestValues, status: number): void {
  const {method, url, needsToken, json} = buildRequest({...shape, server: '{{host}}'}, values);
  const text = [
    `${method} ${url}`,
    ...(needsToken ? ['Authorization: Bearer {{token}}'] : []),
    ...(json ? ['Content-Type: application/json', '', json] : []),
  ].join('\n');
  // A repeated call moves to the end, after the calls that it now depends on.
  calls.delete(text);
  const note = status < 300 ? notes[operation] : undefined;
  calls.set(text, [`### ${operation}, response ${status}`, ...(note ? [`# ${note}`] : [])].join('\n'));
  nameIds('', values);
}

/** Names the ids in a value. A path's plain `id` is an avatar's. */
function nameIds(name: string, value: unknown): void {
  if (isObject(value)) Object.entries(value).forEach(([key, inner]) => nameIds(key, inner));
  // Short values could also be part of another text.
  if (!/^(id|(user|avatar)_id)$/.test(name) || typeof value !== 'string' || !/^[\w-]{32,36}$/.test(value)) return;
  const base = name === 'id' ? 'avatar_id' : name;
  const count = [...variables.values()].filter((known) => known.startsWith(base)).length;
  if (!variables.has(value)) variables.set(value, count === 0 ? base : `${base}_${count + 1}`);
}

export function forgetCalls(): void {
  calls.clear();
  variables.clear();
}

/** All calls of this visit as a `.http` file, which editors can send. Addresses, token and ids are variables at its top. */
export function httpFile(platform: string, simulator: string, token: string): string {
  const head = [
    '# The simulator on your computer. For the platform, use its address and your token.',
    `# @host = ${platform}`,
    `@host = ${simulator}`,
    `@token = ${token}`,
    ...(variables.size > 0
      ? [
          '# Send the requests from top to bottom. These IDs are from the page: replace them with those in your responses.',
        ]
      : []),
    ...[...variables].map(([id, name]) => `@${name} = ${id}`),
  ].join('\n');
  const requests = [...calls].map(([text, title]) =>
    [...variables].reduce((all, [id, name]) => all.replaceAll(id, `{{${name}}}`), `${title}\n${text}`),
  );
  return [head, ...requests].join('\n\n').concat('\n');
}
