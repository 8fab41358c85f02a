import {runDay, starterArchive, starterResults, starters, type StarterResult} from '@avaturn-docs/platform/starters';
import DataTable from './DataTable';

/** All starter projects with guide, archive, and what automated tests did with each. Row anchors: `starter-web`. */
export default function StarterTable() {
  const lastRun = runDay(Object.values(starterResults).reduce((a, b) => (a.date > b.date ? a : b)));
  return (
    <DataTable
      caption="Starter projects"
      note={`Automated tests last ran on ${lastRun}.`}
      isCaptionHidden
      columns={['Project', 'Download', 'Automated tests']}
      rows={starters.map((starter) => ({
        id: `starter-${starter.name}`,
        header: `[${starter.title}](${starter.guide})`,
        cells: [
          <a key="archive" href={starterArchive(starter.name)} download={`avaturn-${starter.name}.zip`}>
            {starter.name}.zip
          </a>,
          resultText(starterResults[starter.name]),
        ],
      }))}
    />
  );
}

/** Results of `npm run test:starters` for a starter. */
function resultText(result: StarterResult | undefined): string {
  if (!result) return 'None';
  const list = new Intl.ListFormat('en-US').format(result.proofs.map((proof) => (proof === 'ran' ? 'run' : proof)));
  return `${list[0]?.toUpperCase()}${list.slice(1)}`;
}
