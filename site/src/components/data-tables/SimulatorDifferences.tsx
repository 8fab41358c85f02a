import {simulatorDifferences} from '@avaturn-docs/platform/simulator-differences';
import DataTable from './DataTable';

/** Where the simulator differs from the platform, inside a `<details>` that says so. Row anchors: `simulator-links`. */
export default function SimulatorDifferences() {
  return (
    <DataTable
      caption="Where the simulator differs from the platform"
      isCaptionHidden
      columns={['Subject', 'Simulator', 'Platform']}
      rows={simulatorDifferences.map(({id, subject, simulator, platform}) => ({
        id: `simulator-${id}`,
        header: subject,
        cells: [simulator, platform],
      }))}
    />
  );
}
