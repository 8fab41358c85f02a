import React, {type ReactNode} from 'react';
import {starterArchive, starterResults, starters, type Starter} from '@avaturn-docs/platform/starters';
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

/** The short form of what the guide of a starter says about its tests. */
function tested({name, limits}: Starter & {readonly name: keyof typeof starterResults}): string {
  const result = starterResults[name];
  if (!result) return 'Not run';
  if (!result.proofs.includes('ran')) return 'Only parts of it ran.';
  const time = result.secondsToAvatar ? `: ${result.secondsToAvatar} s from download to avatar` : '';
  return `Built and run${limits ? ' in Chromium only' : ''}${time}.`;
}
