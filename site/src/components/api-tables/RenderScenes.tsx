import tables from '@generated/api-reference/default/tables.json';
import DataTable from '../data-tables/DataTable';
import Marked from './Marked';

/** The standard scenes of `newRender`. Row anchors: `scene-common/forest_half_body`. */
export default function RenderScenes() {
  return (
    <DataTable
      caption="Standard scenes"
      columns={['Scene', 'Framing', 'Background']}
      rows={tables.scenes.map(({name, framing, background, unconfirmed}) => ({
        id: `scene-${name}`,
        header: `\`${name}\``,
        shows: `scene:${name}`,
        cells: [<Marked key="framing" text={framing} unconfirmed={unconfirmed} />, background],
      }))}
    />
  );
}
