export interface GrammarProblem {
  readonly problem: string;
  readonly message: string;
  readonly suggestion: string | undefined;
}

export type Linter = (text: string) => Promise<GrammarProblem[]>;

/** Rules of Harper that find mistakes. Its style rules don't fit this field: "jaw bone", "Bone Dir", "10 MB". */
export const grammarRules: readonly string[] = [
  'AdjectiveDoubleDegree',
  'AllowTo',
  'AnA',
  'AnAnother',
  'DespiteOf',
  'DoubleModal',
  'HavePronoun',
  'HowTo',
  'InflectedVerbAfterTo',
  'IsBeenAuxSequence',
  'ItsContraction',
  'ItsPossessive',
  'LetsConfusion',
  'ModalBeAdjective',
  'ModalOf',
  'MoreBetter',
  'PronounAre',
  'PronounContraction',
  'PronounVerbAgreement',
  'QuantifierNeedsOf',
  'RepeatedWords',
  'SomeWithoutArticle',
  'SpellCheck',
  'SubjectPronoun',
  'TheirToTheyre',
  'ThenThan',
  'TheyreToTheir',
  'ToLoseTooLoose',
  'VerbToAdjective',
];

/** Ids, single letters of keys and axes, and possessives, which Harper doesn't know for imported words. */
const isNoWord = (problem: string): boolean => /\d|^\w{1,2}\.?$|['’]s$/.test(problem);

/** Starts Harper in this process, which takes a few seconds. It sends nothing over the network. */
export async function startLinter(dictionary: readonly string[]): Promise<Linter> {
  // Dynamic, so that its 16 MB load only if there is a text to check.
  const {Dialect, LocalLinter} = await import('harper.js');
  const {binary} = await import('harper.js/binary');
  const linter = new LocalLinter({binary, dialect: Dialect.American});
  await linter.setup();
  const known = Object.keys(await linter.getLintConfig());
  const unknown = grammarRules.filter((rule) => !known.includes(rule));
  if (unknown.length > 0) {
    throw new Error(`Harper has no rule ${unknown.join(', ')}. Correct grammarRules in checks/grammar/linter.ts.`);
  }
  await linter.setLintConfig(Object.fromEntries(known.map((rule) => [rule, grammarRules.includes(rule)])));
  await linter.importWords([...dictionary]);
  const words = new Set(dictionary);
  return async (text) =>
    (await linter.lint(text, {language: 'plaintext'}))
      .map((lint) => ({
        problem: lint.get_problem_text(),
        message: lint.message(),
        suggestion: lint.suggestions()[0]?.get_replacement_text(),
      }))
      .filter(({problem}) => !words.has(problem) && !isNoWord(problem));
}
