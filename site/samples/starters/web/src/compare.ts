import {AvaturnSDK, type ExportAvatarResult} from '@avaturn/sdk';

interface Outcome {
  readonly statement: string;
  readonly outcome: 'as documented' | 'differs' | 'not seen';
  readonly observations: number;
  readonly differences?: readonly {readonly where: string; readonly expected: string; readonly seen: string}[];
}

const find = <T extends Element>(selector: string): T => document.querySelector<T>(selector)!;
const status = find('#status');
const url = find<HTMLInputElement>('#url');
url.value = import.meta.env.VITE_CREATOR_URL;

/** For the creator, and for each method. A project page doesn't report `load`. */
const limit = 60_000;
/** For the user, who has to press Next. */
const exportLimit = 600_000;
const notSeen = Symbol('not seen');
const categories = ['eyewear', 'hairAndHeadwear', 'clothing', 'footwear'];

/** A type, without any text of the project. */
function typeOf(value: unknown): string {
  if (typeof value === 'string') return `string(${value.length})`;
  return value === null ? 'null' : Array.isArray(value) ? `array(${value.length})` : typeof value;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isColor = (value: unknown): boolean => /^#[\da-f]{3,8}$/i.test(String(value));
const isListOf = (fields: Readonly<Record<string, (value: unknown) => boolean>>) => (value: unknown) =>
  Array.isArray(value) && value.every((one) => Object.entries(fields).every(([name, fits]) => fits(one?.[name])));

/** Getters with the type of their result, as in the type declarations of @avaturn/sdk 1.1.4. */
const getters: readonly (readonly [keyof AvaturnSDK, string, (value: any) => boolean])[] = [
  [
    'getAssetList',
    'a list of assets',
    isListOf({id: isText, preview: isText, category: (one) => categories.includes(String(one))}),
  ],
  [
    'getBodyList',
    'a list of bodies',
    isListOf({id: isText, preview: isText, gender: (one) => one === 'male' || one === 'female'}),
  ],
  ['getAnimationList', 'a list of animations', isListOf({id: isText, preview: isText})],
  [
    'getActiveAssets',
    'an asset id or an empty text for each category',
    (value) => categories.every((name) => isText(value?.[name])),
  ],
  ['getActiveBody', 'an object with an id', (value) => isText(value?.id)],
  ['getActiveAnimation', 'an object with an id', (value) => isText(value?.id)],
  ['getHairColor', 'a color', isColor],
  ['getEyewearColor', 'a color or "transparent"', (value) => value === 'transparent' || isColor(value)],
  [
    'getBodyProportions',
    'three numbers',
    (value) => ['head', 'arms', 'chest'].every((name) => typeof value?.[name] === 'number'),
  ],
  ['getSkinToneCorrection', 'a number', (value) => typeof value === 'number'],
  ['getAvatarId', 'an object with an id or null', (value) => value?.id === null || isText(value?.id)],
];

/** Whether a GLB has morph targets: T2. */
async function hasFace(link: string): Promise<boolean> {
  const bytes = await (await fetch(link)).arrayBuffer();
  const length = new DataView(bytes).getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 20, length)));
  return gltf.meshes.some((mesh: any) => mesh.primitives.some(({targets}: any) => targets?.length > 0));
}

/** Calls `onOutcomes` with all outcomes so far, so that they can be saved at any time. */
async function compare(sdk: AvaturnSDK, address: string, onOutcomes: (all: readonly Outcome[]) => void): Promise<void> {
  const outcomes: Outcome[] = [];
  /** @param holds undefined if it wasn't seen */
  const add = (statement: string, holds: boolean | undefined, where: string, expected: string, seen: string): void => {
    const outcome = holds === undefined ? 'not seen' : holds ? 'as documented' : 'differs';
    const differences = [{where, expected, seen}];
    outcomes.push({statement, outcome, observations: holds ? 1 : 0, ...(outcome === 'differs' && {differences})});
    onOutcomes(outcomes);
  };
  onOutcomes(outcomes);
  const events: string[] = [];
  const failed = new Promise<never>((_, reject) => {
    sdk.on('error', ({type, message}) => reject(new Error(message ?? type)));
  });
  /** @throws Error if there is no result within the limit, or if the creator reports an error before */
  const inTime = <T>(what: string, result: Promise<T>, milliseconds = limit): Promise<T> => {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`${what} took longer than ${milliseconds / 1000} seconds`)), milliseconds);
    });
    return Promise.race([result, failed, late]);
  };
  /** The result of a method; an error of the creator shows nothing about the documentation. */
  const call = (name: string, method: () => Promise<unknown>): Promise<unknown> =>
    inTime(
      name,
      method().catch(() => notSeen),
    );
  const exported = new Promise<ExportAvatarResult>((resolve) => {
    sdk.on('export', (result) => {
      events.push('export');
      resolve(result);
    });
  });
  const loaded = new Promise<boolean>((resolve) => {
    sdk.on('load', () => {
      events.push('load');
      resolve(true);
    });
    setTimeout(resolve, limit, false);
  });
  status.textContent = 'Opening the creator. If it asks you to, sign in and choose an avatar.';
  await inTime('Opening the creator', sdk.init(find('#avaturn-sdk-container'), {url: address}));
  const isSession = new URL(address).search !== '';
  const reports = await Promise.race([loaded, failed, exported.then(() => loaded)]);
  const [expectedLoad, seenLoad] = [isSession, reports].map((one) => (one ? 'the event' : 'no event'));
  add(isSession ? '#/sdk/load' : 'custom-ui-plan', reports === isSession, 'load', expectedLoad!, seenLoad!);

  if (reports) {
    status.textContent = 'Calling the methods…';
    for (const [name, expected, fits] of getters) {
      const value = await call(name, () => (sdk[name] as () => Promise<unknown>).call(sdk));
      add(`#/sdk/${name}`, value === notSeen ? undefined : fits(value), name, expected, typeOf(value));
    }
    /** Sets both ends of a range, then the value from before. */
    const checkRange = async (
      name: string,
      end: number,
      get: () => Promise<number>,
      set: (value: number) => Promise<unknown>,
    ) => {
      const expected = 'null, and the value at the end of the range';
      for (const value of [end, -end, await call(name, get)]) {
        const result = value === notSeen ? notSeen : await call(name, () => set(value as number));
        const after = await call(name, get);
        const isSeen = result !== notSeen && after !== notSeen;
        const seen = `${typeOf(result)}, ${after === value ? 'the value' : 'another value'}`;
        add(`#/sdk/${name}`, isSeen ? result === null && after === value : undefined, name, expected, seen);
      }
    };
    await checkRange(
      'setBodyProportions',
      100,
      async () => (await sdk.getBodyProportions()).head,
      (value) => sdk.setBodyProportions('head', value),
    );
    await checkRange(
      'setSkinToneCorrection',
      50,
      () => sdk.getSkinToneCorrection(),
      (value) => sdk.setSkinToneCorrection(value),
    );
  }
  status.textContent = 'Press Next in the creator.';
  const result = await inTime('The export', exported, exportLimit);
  const fields: Readonly<Record<keyof ExportAvatarResult, boolean>> = {
    urlType: ['httpURL', 'dataURL'].includes(result.urlType),
    url: isText(result.url),
    avatarId: isText(result.avatarId),
    sessionId: isText(result.sessionId),
    bodyId: isText(result.bodyId),
    gender: ['male', 'female'].includes(result.gender),
    avatarSupportsFaceAnimations: typeof result.avatarSupportsFaceAnimations === 'boolean',
  };
  const others = (Object.keys(fields) as (keyof typeof fields)[]).filter((name) => !fields[name]);
  const seen = others.map((name) => (name in result ? `${name}: ${typeOf(result[name])}` : `no field ${name}`));
  add('#/sdk/export', others.length === 0, 'export', 'every documented field', seen.join(', '));
  const isInOrder = events.lastIndexOf('load') < events.indexOf('export');
  add('#/sdk/order', isInOrder, 'events', 'load before export', events.join(', '));
  const {avatarSupportsFaceAnimations: flag} = result;
  const face = fields.avatarSupportsFaceAnimations ? await hasFace(result.url).catch(() => undefined) : undefined;
  const fits = face === undefined ? undefined : face === flag;
  add('sdk-face-flag', fits, 'export', 'true if the file has morph targets', String(flag));
}

/** Several observations of a statement become one: a difference decides. */
function merged(outcomes: readonly Outcome[]): Outcome[] {
  return [...new Set(outcomes.map(({statement}) => statement))].sort().map((statement) => {
    const all = outcomes.filter((one) => one.statement === statement);
    return {
      ...(all.find(({outcome}) => outcome === 'differs') ?? all.find(({outcome}) => outcome !== 'not seen') ?? all[0]!),
      observations: all.reduce((sum, one) => sum + one.observations, 0),
    };
  });
}

/** Shows a report, and the link that saves it. */
function offer(statements: readonly Outcome[], address: string): void {
  const isPlatform = new URL(address).hostname.endsWith('.avaturn.dev');
  const report = {
    tool: 'web starter, @avaturn/sdk 1.1.4',
    date: new Date().toISOString().slice(0, 10),
    ...(!isPlatform && {server: 'another server'}),
    statements,
  };
  const text = `${JSON.stringify(report, null, 2)}\n`;
  const link = find<HTMLAnchorElement>('#report');
  URL.revokeObjectURL(link.href);
  link.href = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  link.hidden = statements.length === 0;
  find('#result').textContent = text;
}

find('#form').addEventListener('submit', async (event) => {
  event.preventDefault();
  let statements: Outcome[] = [];
  const sdk = new AvaturnSDK();
  try {
    await compare(sdk, url.value, (all) => {
      statements = merged(all);
      offer(statements, url.value);
    });
    const count = (wanted: Outcome['outcome']) => statements.filter(({outcome}) => outcome === wanted).length;
    status.textContent = `${count('as documented')} statements are as documented, ${count('differs')} differ.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : 'the creator reported no reason';
    status.textContent = `It ended early: ${reason}.${statements.length > 0 ? ' You can save what was seen until then.' : ''}`;
  } finally {
    sdk.destroy();
  }
});
