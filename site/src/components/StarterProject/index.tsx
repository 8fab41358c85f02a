import React, {type ReactNode} from 'react';
import {
  runDay,
  starterArchive,
  starterResults,
  starters,
  type Starter,
  type StarterName,
  type StarterResult,
} from '@avaturn-docs/platform/starters';
import ToolCommand from '../ToolCommand';

interface Props {
  /** A starter of `platform/starters.ts`. */
  readonly of: StarterName;
}

/** A starter project: its content, how to download and run it, and what the tests verified. */
export default function StarterProject({of}: Props): ReactNode {
  const starter: Starter | undefined = starters.find(({name}) => name === of);
  if (!starter) throw new Error(`platform/starters.ts has no starter ${of}.`);
  const archive = `avaturn-${of}.zip`;
  return (
    <>
      <p>
        <strong>{starter.title}</strong>: {starter.contains}.{' '}
        <a href={starterArchive(of)} download={archive}>
          Download <code>{archive}</code>
        </a>
        , or run:
      </p>
      <ToolCommand tool="create-avaturn-app" args={`my-app --template ${of}`} />
      <p>
        {resultText(starterResults[of])} {starter.limits}
      </p>
    </>
  );
}

/** Results of `npm run test:starters` for a starter. */
function resultText(result: StarterResult | undefined): string {
  if (!result) return 'Not run in our tests.';
  const {proofs, secondsToAvatar} = result;
  const list = new Intl.ListFormat('en-US').format(proofs);
  const time = secondsToAvatar ? `. From download to avatar: ${secondsToAvatar} seconds` : '';
  return `Automated tests ${list} it on ${runDay(result)}${time}.`;
}
