import {morphMeshes} from '@avaturn-docs/platform/morph-targets';
import DataTable from './DataTable';

/** The meshes of a T2 avatar and their number of morph targets. Row anchors: `mesh-Head_Mesh`. */
export default function MorphMeshTable() {
  return (
    <DataTable
      caption="Meshes and morph targets that a third party counted in one T2 export"
      columns={['Mesh', 'Morph targets']}
      rows={morphMeshes.map(({name, morphTargets, carries}) => ({
        id: `mesh-${name}`,
        header: `\`${name}\``,
        shows: `mesh:${name}`,
        cells: [morphTargets === 0 ? carries : `**${morphTargets}**: ${carries}`],
      }))}
    />
  );
}
