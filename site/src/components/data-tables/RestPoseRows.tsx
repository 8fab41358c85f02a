import React, {type ReactNode} from 'react';
import {restPose} from '@avaturn-docs/platform/rest-pose';
import DataTable from './DataTable';

/** The local transforms of the T1 joints at rest. Row anchors: `rest-Hips`. */
export default function RestPoseRows(): ReactNode {
  return (
    <DataTable
      caption="Local transforms of the T1 joints in the rest pose, relative to the parent"
      columns={['Joint', 'Parent', 'Translation x y z, meters', 'Rotation x y z w']}
      rows={restPose.map(({joint, parent, translation, rotation}) => ({
        id: `rest-${joint}`,
        header: `\`${joint}\``,
        cells: [`\`${parent}\``, translation.join(' '), rotation.join(' ')],
      }))}
    />
  );
}
