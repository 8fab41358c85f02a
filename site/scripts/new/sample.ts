import path from 'node:path';
import {unwrittenComment} from '../../checks/samples';
import {languageOfEnding} from '../../plugins/samples/sample';
import {AnswerError, has, type Scaffold} from './scaffold';

/** Comment syntax of the sample languages; the first line of a sample explains its purpose. */
const comments: Readonly<Record<string, (text: string) => string>> = {
  bash: (text) => `# ${text}`,
  python: (text) => `# ${text}`,
  ini: (text) => `; ${text}`,
  html: (text) => `<!-- ${text} -->`,
  xml: (text) => `<!-- ${text} -->`,
  css: (text) => `/* ${text} */`,
};

/**
 * A file of `samples/`, and the fence that shows it.
 *
 * @param file path below `samples/`: platform, project, path inside the project
 * @throws AnswerError if the path is invalid or taken
 */
export function newSample(file: string): Scaffold {
  const language = languageOfEnding[path.posix.extname(file).slice(1)];
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*){2,}$/.test(file)) {
    throw new AnswerError(`"${file}" isn't a sample path. Write platform/project/file, like web/dialog/main.ts.`);
  }
  const platform = `samples/${file.split('/')[0]}`;
  if (!has(platform)) {
    throw new AnswerError(
      `There is no ${platform}/. samples/README.md lists the platforms; create the folder for a new one.`,
    );
  }
  if (!language) {
    const endings = Object.keys(languageOfEnding).join(', ');
    throw new AnswerError(
      `No language is known for ${file}. Use one of ${endings}, or add it to plugins/samples/sample.ts.`,
    );
  }
  if (has(`samples/${file}`)) {
    throw new AnswerError(`samples/${file} already exists.`);
  }
  // JSON has no comments.
  const content = language === 'json' ? '{}' : (comments[language]?.(unwrittenComment) ?? `// ${unwrittenComment}`);
  return {
    files: {[`samples/${file}`]: `${content}\n`},
    next: [
      `Write samples/${file}, and show it in a page:\n\n\`\`\`${language} sample="${file}"\n\`\`\`\n`,
      'For a part of it, write `#region name` and `#endregion name` in comments, and `#name` after the path.',
    ],
  };
}
