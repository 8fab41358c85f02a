import {measuredAvatars, type MeasuredAvatar, type MeasuredMesh} from '@avaturn-docs/platform/sample-measurements';
import DataTable from './DataTable';

const number = new Intl.NumberFormat('en');

interface Measure {
  readonly id: string;
  readonly label: string;
  readonly read: (avatar: MeasuredAvatar) => string;
}

const measures: readonly Measure[] = [
  {id: 'bytes', label: 'File size', read: ({bytes}) => `${number.format(bytes)} bytes`},
  {id: 'generator', label: 'Generator', read: ({generator}) => `\`${generator}\``},
  {id: 'extensions', label: 'glTF extensions', read: ({extensions}) => extensions.join(', ') || 'None'},
  {id: 'triangles', label: 'Triangles, whole file', read: ({triangles}) => number.format(triangles)},
  {
    id: 'animation',
    label: 'Animation',
    read: ({animation}) =>
      animation ? `\`${animation.name}\`, ${animation.seconds} s, ${animation.channels} channels` : 'None',
  },
  {id: 'height', label: 'Height', read: ({height}) => height},
  {id: 'arm-span', label: 'Arm span', read: ({armSpan}) => armSpan},
];

function textureText({textures}: MeasuredMesh): string[] {
  if (!textures) return [];
  return [textures.map(({map, px, format}) => `${map} ${px} px ${format}`).join(', ')];
}

/** Measurements of two public T1 files. Row anchors: `measure-triangles`, `measure-unity-avaturn_body`. */
export default function SampleMeasureTable() {
  return (
    <>
      <DataTable
        caption="Both files"
        columns={['Measure', ...measuredAvatars.map(({title}) => title)]}
        rows={measures.map(({id, label, read}) => ({
          id: `measure-${id}`,
          header: label,
          cells: measuredAvatars.map(read),
        }))}
      />
      {measuredAvatars.map(({id, title, meshes}) => (
        <DataTable
          key={id}
          caption={`Meshes of the ${title}`}
          columns={[
            'Mesh',
            'Vertices',
            'Triangles',
            'Alpha mode',
            ...(meshes.some(({textures}) => textures) ? ['Textures'] : []),
          ]}
          rows={meshes.map((mesh) => ({
            id: `measure-${id}-${mesh.name}`,
            header: `\`${mesh.name}\``,
            cells: [
              number.format(mesh.vertices),
              number.format(mesh.triangles),
              `\`${mesh.alphaMode}\``,
              ...textureText(mesh),
            ],
          }))}
        />
      ))}
    </>
  );
}
