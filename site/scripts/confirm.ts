// `npm run confirm`: how the unconfirmed statements can be settled.
import path from 'node:path';
import {findings, isStatement, statements, type Way} from '@avaturn-docs/platform/unconfirmed';
import {readMarks} from '../checks/marks';
import {readCommandLine} from './command-line';

const usage = `npm run confirm      how many statements are unconfirmed, and what can settle them`;

/** Names of the classes, in the order of the summary. */
const ways: Readonly<Record<Way, string>> = {
  call: 'one call of the API, or one event of the web SDK',
  observations: 'many observations',
  file: 'an exported file',
  person: 'a person only: the portal, plans, engines',
};

async function summary(): Promise<string> {
  const marks = (await readMarks(path.dirname(__dirname))).filter(({id = ''}) => !(id in findings));
  const open = Object.keys(statements).filter((id) => !(id in findings));
  return [
    `${open.length} statements are unconfirmed, with ${marks.length} marks in site/docs and the OpenAPI file:`,
    ...Object.entries(ways).map(([way, name]) => {
      const of = (id = ''): boolean => isStatement(id) && statements[id].way === way;
      return `  ${String(open.filter(of).length).padStart(3)} statements, ${marks.filter(({id}) => of(id)).length} marks: ${name}`;
    }),
  ].join('\n');
}

readCommandLine({usage});
void summary().then(console.log);
