import Link from '@docusaurus/Link';
import {starterArchive, starters, type Starter, type StarterName} from '@avaturn-docs/platform/starters';
import ToolCommand from '../ToolCommand';

/** A starter project: its content, how to download and run it, and a link to what the tests verified. */
export default function StarterProject({of}: {readonly of: StarterName}) {
  const starter: Starter | undefined = starters.find(({name}) => name === of);
  if (!starter) throw new Error(`platform/starters.ts has no starter ${of}.`);
  const archive = `avaturn-${of}.zip`;
  return (
    <>
      <p>
        <strong>{starter.title}</strong>: a project with {starter.contains}.{' '}
        <a href={starterArchive(of)} download={archive}>
          Download <code>{archive}</code>
        </a>
        , or run:
      </p>
      <ToolCommand tool="create-avaturn-app" args={`avaturn-${of} --template ${of}`} />
      <p>
        {starter.limits} See <Link to={`/docs/what-is-avaturn/#starter-${of}`}>how the project was tested</Link>.
      </p>
    </>
  );
}
