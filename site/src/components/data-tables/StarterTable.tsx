import React, {type ReactNode} from 'react';
import {runDay, starterArchive, starterResults, starters, type Starter} from '@avaturn-docs/platform/starters';
import DataTable from './DataTable';

/** All starter projects: guide, what automated tests did, and archive. Row anchors: `starter-web`. */
export default function StarterTable(): ReactNode {
  return (
    <DataTable
      caption="Starter projects"
      isCaptionHidden
      columns={['Project', 'In automated tests', 'Download']}
      rows={starters.map((starter) => ({
        id: `starter-${starter.name}`,
        header: `[${starter.title}](${starter.guide})`,
        cells: [
          tested(starter),
          <a key="archive" href={starterArchive(starter.name)} download={`avaturn-${starter.name}.zip`}>
            {starter.name}.zip
          </a>,
        ],
      }))}
    />
  );
}

function tested({name, limits}: Starter & {readonly name: keyof typeof starterResults}): string {
  const result = starterResults[name];
  if (!result) return 'Not run';
  const {proofs, secondsToAvatar} = result;
  const done = `${proofs.join(', ')} on ${runDay(result)}`.replace(/^./, (first) => first.toUpperCase());
  const time = secondsToAvatar ? `: ${secondsToAvatar} s from download to avatar` : '';
  return `${done}${time}.${limits ? ` ${limits}` : ''}`;
}
