import {leftRestPose} from '@avaturn-docs/platform/rest-pose';
import DataTable from './DataTable';

/** The local transforms of the middle and left T1 joints at rest; the right side mirrors them. Row anchors: `rest-Hips`. */
export default function RestPoseRows() {
  return (
    <DataTable
      caption="Local transforms of the T1 joints in the rest pose, relative to the parent"
      columns={['Joint', 'Translation x y z, meters', 'Rotation x y z w']}
      rows={leftRestPose.map(({joint, translation, rotation}) => ({
        id: `rest-${joint}`,
        header: `\`${joint}\``,
        cells: [translation.join(' '), rotation.join(' ')],
      }))}
    />
  );
}
