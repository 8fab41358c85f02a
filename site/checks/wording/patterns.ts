/** Wording that the style guide replaces, as a pattern in context, with an example that passes and one that fails. */
export interface Pattern {
  /** A space also matches a line break inside a comment. */
  readonly pattern: RegExp;
  /** The advice, as a sentence. */
  readonly instead: string;
  readonly passes: string;
  readonly fails: string;
}

const write = (words: string): string => `Write ${words}.`;

/** For every file: pages, interface, comments, tests, identifiers. */
export const patterns: readonly Pattern[] = [
  {
    pattern: /(?<![A-Za-z])mend(?:s|ed|ing)?(?![a-z])/i,
    instead: write('"fix"'),
    passes: 'The recommended size is 2,048 px.',
    fails: 'The message says how to mend it.',
  },
  {
    pattern: /\bcan not\b/i,
    instead: write('"can\'t" or "cannot"'),
    passes: 'The file cannot be read.',
    fails: 'The file can not be read.',
  },
  {
    pattern:
      /\b(?:which|that|what|it|text|code|value|name|term|example|list|link|mark|file|page|heading|title|table|key)s? (?:may |must |can |cannot )?stands? (?!for\b|in for\b)/i,
    instead: write('"is", "are", or "appears"'),
    passes: 'An avatar stands on the ground; `*` stands for any path.',
    fails: 'More symptoms are in the table that stands below.',
  },
  {
    pattern:
      /\b(?:server|host|API|editor|creator|SDK|platform|simulator|proxy|URL|address|call) (?:never |does not |did not |doesn't |didn't )?answer(?:s|ed)?\b/,
    instead: write('"responds" or "returns"'),
    passes: 'The server responds with 404.',
    fails: 'The server answered with 404.',
  },
  {
    pattern: /\banswers? (?:with )?(?:`|\$\{|[2-5]\d\d\b)|\b(?:[2-5]\d\d|error|HTTP|JSON) answers?\b/i,
    instead: write('"response" or "responds"'),
    passes: 'Your answers fill in the license of the file.',
    fails: 'The body of a 422 answer lists the fields.',
  },
  {
    pattern: /\b(?:the|an|its|each|every) answer (?:of|to|is|has|from|carries)\b(?! (?:a |the |your )?question)/i,
    instead: write('"response"'),
    passes: 'The response of `newSession` has the URL.',
    fails: 'The answer of `newSession` has the URL.',
  },
  {
    pattern: /\b(?:read|send|check|Exchange|Search|Raw|Handshake|Job)Answers?\b/,
    instead: write('"Response" or "Result" in identifiers'),
    passes: 'readResponse(request)',
    fails: 'readAnswer(request)',
  },
  {
    pattern: /\b(?:is|are|was|were|be) told\b|\btold apart\b/i,
    instead: write('"reported", "shown", "logged", or "distinguished"'),
    passes: 'The page shows the error.',
    fails: 'What does not arrive is told on the page.',
  },
  {
    pattern: /\btells? (?:what|which|whether|how|of|its|from)\b/i,
    instead: write('"shows", "reports", or "returns"'),
    passes: 'Tell users about the camera.',
    fails: 'Tells which asset the avatar wears.',
  },
  {
    pattern: /(?:\bprivate |\bfunction |\bconst |\blet |this\.)(?:hear|tell)\b/,
    instead: write('"on", "subscribe", "notify", or "emit" in identifiers'),
    passes: 'private notify(): void',
    fails: 'private tell(): void',
  },
  {
    pattern: /\b(?:sample|male|female|standing|drawn|its|whole) figures?\b|\bfigure (?:that|who|stands|lies)\b/i,
    instead: write('"avatar" or "model" for a body, "number" for a value'),
    passes: 'Figure 2 shows the export.',
    fails: 'The creator has drawn its figure.',
  },
  {
    pattern: /\d\} remarks\b|\b(?:no|\d+|more) remarks\b/,
    instead: write('"notes"'),
    passes: '0 errors, 1 warning, 2 notes.',
    fails: '0 errors, 1 warning, 2 remarks.',
  },
  {
    pattern: /\bin our reading\b|\b(?:is|are) said to\b|\breportedly\b/i,
    instead: 'State it plainly, and put `<Unconfirmed id="…" />` behind it.',
    passes: 'T2 has a face rig.',
    fails: 'In our reading, T2 has a face rig.',
  },
  {
    pattern: /\bmay be left out\b/i,
    instead: write('"optional"'),
    passes: 'The field is optional.',
    fails: 'The field may be left out.',
  },
  {
    pattern: /\banew\b/i,
    instead: write('"again", or the verb with "re": "reloads"'),
    passes: 'The page reloads.',
    fails: 'The page is loaded anew.',
  },
  {
    pattern:
      /\b(?<!there )(?:is|are) no (?:folder|port|page|GLB|file|number|object|UUID|name|part|heading|word|route|link)s?\b/i,
    instead: write('"isn\'t a …" or "is not a …"'),
    passes: 'There is no page at this path.',
    fails: 'The path is no folder.',
  },
  {
    pattern: /\bleads? nowhere\b|\bleads? on\b/i,
    instead: write('"broken" or "links to"'),
    passes: 'The link is broken.',
    fails: 'A link that leads nowhere.',
  },
  {
    pattern: /\bbrings? along\b|\bleft alone\b|\bputs? away\b/i,
    instead: write('"includes", "ignores", or "closes"'),
    passes: 'The build ignores the file.',
    fails: 'The build has left alone the file.',
  },
  {
    pattern: /\bgates? must be open\b|\bone word too many\b|\bsmall letters\b|\bbroken escape\b/i,
    instead: 'Name the condition: "conditions", "unexpected argument", "lowercase", "malformed percent-encoding".',
    passes: 'Use lowercase and hyphens.',
    fails: 'Use small letters and hyphens.',
  },
  {
    pattern: /\bsimulated platform\b|\bthe sandbox\b(?! attribute)/i,
    instead: write('"simulator"'),
    passes: 'Run the simulator; the sandbox attribute of the frame stays.',
    fails: 'Send it to the simulated platform.',
  },
  {
    pattern: /\bthe life of (?:an?|the) (?:instance|session|link)\b/i,
    instead: write('"lifecycle" or "lifetime"'),
    passes: 'The lifetime of a link.',
    fails: 'Know the life of an instance.',
  },
  {
    pattern: /\b(?:most|least)[A-Z]\w*|\bmadeUp\b|\b[sS]urroundings\b/,
    instead: write('"max…", "min…", "generated", or "environment" in identifiers'),
    passes: 'const maxLinks = 3;',
    fails: 'const mostLinks = 3;',
  },
  {
    pattern: /\bgame's time\b/i,
    instead: write('"the game thread"'),
    passes: 'It blocks the game thread.',
    fails: "The mesh is built on the game's time.",
  },
];

const remove = 'Remove it: the style guide has no marketing words.';

/** For the visible text of pages. */
export const pagePatterns: readonly Pattern[] = [
  {
    pattern:
      /\b(?:easy|easier|easiest|easily|simply|just|powerful|seamless(?:ly)?|world-class|cutting-edge|unleash(?:es)?|revolutionary|effortless(?:ly)?)\b/iu,
    instead: remove,
    passes: 'Adjust the value.',
    fails: 'It is easy-to-use.',
  },
  {
    pattern: /\bplease\b/iu,
    instead: 'Remove "please": write the instruction.',
    passes: 'Open the portal.',
    fails: 'Please open the portal.',
  },
  {
    pattern: /(?<!\p{L})(?:we|we're|we'll|let's)(?!\p{L})/iu,
    instead: 'Say "you" for the developer; the site does not speak of itself as "we".',
    passes: 'Wednesday is a welcome day.',
    fails: "Let's open it.",
  },
  {
    pattern: /(?<![\w-])ThreeJS(?![\w-])/iu,
    instead: write('"three.js"'),
    passes: 'Use three.js.',
    fails: 'Use ThreeJS.',
  },
  {
    pattern: /(?<![\w/@.-])webviews?(?![\w-])/u,
    instead: 'Write "web view", or the type in backticks.',
    passes: 'A WebView of avaturn-unity-webview-sdk.',
    fails: 'Open a webview.',
  },
  {
    pattern: /\bblendshapes?\b/iu,
    instead: 'Write "morph target" (glTF), "blend shape" (Unity, ARKit), or "shape key" (Blender).',
    passes: 'A morph target.',
    fails: 'The blendshapes.',
  },
  {pattern: /\bconfigurator\b/iu, instead: write('"creator"'), passes: 'The creator.', fails: 'The configurator.'},
  {
    pattern: /\b(?:developer|project|Avaturn) (?:dashboard|console)\b/iu,
    instead: write('"developer portal"'),
    passes: 'The console of the browser.',
    fails: 'The developer dashboard.',
  },
  {
    pattern: /\bmore symptoms\b|\bfinds nothing to\b/i,
    instead: 'Write "For more problems, see …" or "reports no problems".',
    passes: 'For more problems, see the FAQ.',
    fails: 'More symptoms are in the FAQ.',
  },
  {
    pattern: /[$€£¥]\s?\d|\b(?:USD|EUR|GBP)\s?\d|\b\d[\d.,]*\s?(?:[€£¥]|USD|EUR|GBP|dollars?|euros?)(?!\p{L})/iu,
    instead: 'Replace the price by a link: [pricing page](https://avaturn.dev/pricing/).',
    passes: 'It has 100 users.',
    fails: 'It costs $800 a month.',
  },
];
