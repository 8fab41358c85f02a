import type {TableRow} from 'mdast';
import {restPose} from '../../../data/rest-pose';
import type {MarkdownForm} from './form';

const row = (...cells: string[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((value) => ({type: 'tableCell', children: [{type: 'text', value}]})),
});

/** The page loads this table on demand, so its HTML doesn't contain it. */
export const restPoseTable: MarkdownForm = {
  block: (element, converter) => [
    ...converter.blocks(element.children.slice(0, 1)),
    {
      type: 'table',
      children: [
        row('Joint', 'Parent', 'Translation x y z, meters', 'Rotation x y z w'),
        ...restPose.map(({joint, parent, translation, rotation}) =>
          row(joint, parent, translation.join(' '), rotation.join(' ')),
        ),
      ],
    },
  ],
};
