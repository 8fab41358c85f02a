/** Kinds of queries: a word or two, a name from code, a question, or a problem. */
export const groups = ['word', 'identifier', 'question', 'symptom'] as const;
export type Group = (typeof groups)[number];

/** 3: the page or section about the query; 2: a section that covers it; 1: a mention. */
export type Grade = 0 | 1 | 2 | 3;

/** A query as an integrator types it, with its relevant places. */
export interface Judgment {
  readonly group: Group;
  readonly query: string;
  /** Grade by address: a page, or a page with an anchor (`/docs/importing/blender/#shape-keys`). */
  readonly grades: ReadonlyMap<string, Grade>;
}

/** Short names of pages, for the lists of judgments. */
const pages: Readonly<Record<string, string>> = {
  api: '/api/',
  what: '/docs/what-is-avaturn/',
  overview: '/docs/integration/overview/',
  bodies: '/docs/integration/bodies/',
  html: '/docs/integration/web/html/',
  three: '/docs/integration/web/threejs/',
  sdk: '/docs/integration/web/sdk/',
  intro: '/docs/integration/web/sdk/introduction/',
  callbacks: '/docs/integration/web/sdk/callbacks/',
  customui: '/docs/integration/web/sdk/custom-ui/',
  ref: '/docs/integration/web/sdk/api_reference/',
  changelog: '/docs/integration/web/sdk/change-log/',
  mobile: '/docs/integration/mobile/',
  android: '/docs/integration/mobile/android/',
  ios: '/docs/integration/mobile/ios/',
  unity: '/docs/integration/unity/',
  tutorial: '/docs/integration/unity/unity_tutorial/',
  demo: '/docs/integration/unity/demo_project/',
  faq: '/docs/integration/unity/faq/',
  unreal: '/docs/integration/unreal/',
  webview: '/docs/integration/unreal/webview-sdk/',
  native: '/docs/integration/unreal/native_sdk/',
  uandroid: '/docs/integration/unreal/android/',
  rest: '/docs/integration/api/',
  restintro: '/docs/integration/api/introduction/',
  flow: '/docs/integration/api/basic_flow/',
  photos: '/docs/integration/api/create-avatar-with-api/',
  renders: '/docs/integration/api/renders/',
  guide: '/docs/integration/api/api-reference/',
  importing: '/docs/importing/',
  blender: '/docs/importing/blender/',
  impunity: '/docs/importing/unity/',
  impunreal: '/docs/importing/unreal/',
  fbx: '/docs/importing/glb-to-fbx/',
  vrm: '/docs/importing/glb-to-vrm/',
  mixamo: '/docs/importing/mixamo/',
  spark: '/docs/importing/spark_studio/',
  ux: '/docs/ux_customization/overview/',
  assets: '/docs/ux_customization/assets/',
  assetintro: '/docs/ux_customization/assets/intro/',
  rules: '/docs/ux_customization/assets/general_guidelines/',
  clothing: '/docs/ux_customization/assets/clothing/',
  footwear: '/docs/ux_customization/assets/footwear/',
  eyewear: '/docs/ux_customization/assets/eyewear/',
  hair: '/docs/ux_customization/assets/hair/',
};

/**
 * Parses judgments of one group, one per line: `query => ideal places; good places`. A place is the short name of a page,
 * with an anchor for a section.
 * @throws Error if a line has another form or an unknown page
 */
export function judge(group: Group, lines: string): Judgment[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, query, ideal, good] = /^(.+?) => ([^;]+?)(?:; (.+))?$/.exec(line.trim()) ?? [];
      if (!query || !ideal) {
        throw new Error(`"${line}" is not a judgment. Write: query => ideal places; good places`);
      }
      const grades = new Map<string, Grade>();
      good?.split(' ').forEach((place) => grades.set(addressOf(place), 2));
      ideal.split(' ').forEach((place) => grades.set(addressOf(place), 3));
      return {group, query, grades};
    });
}

function addressOf(place: string): string {
  const [name = '', anchor] = place.split('#');
  const page = pages[name];
  if (!page) {
    throw new Error(`Unknown short name of a page: "${name}". Add it to the short names in judgment.ts.`);
  }
  return anchor === undefined ? page : `${page}#${anchor}`;
}

/** Grade of a place: its own, or, for another place of a judged page, one less than the page's, at least 1. */
export function gradeOf(address: string, {grades}: Judgment): Grade {
  const page = address.replace(/#.*/, '');
  const own = grades.get(address);
  if (own !== undefined) {
    return own;
  }
  const ofPage = grades.get(page);
  if (ofPage !== undefined) {
    return Math.max(1, ofPage - 1) as Grade;
  }
  return [...grades.keys()].some((place) => place.startsWith(`${page}#`)) ? 1 : 0;
}
