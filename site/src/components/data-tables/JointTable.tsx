import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {joints, type Joint} from '@avaturn-docs/platform/skeleton';
import DataTable from './DataTable';
import styles from './JointTable.module.css';

const code = (name: string): string => `\`${name}\``;

/** The column beside the names of the joints. */
const columns = {
  parent: {heading: 'Parent', cell: ({parent}: Joint) => (parent ? code(parent) : 'None: the root')},
  vrm: {
    heading: 'VRM 1.0',
    cell: ({vrm, vrmRequired}: Joint) => (vrmRequired ? `${code(vrm)}, required` : code(vrm)),
  },
};

const limbs: readonly {readonly id: string; readonly title: string; readonly names: RegExp}[] = [
  {id: 'joints-spine', title: 'Spine and head', names: /^(?!Left|Right)|Eye$/},
  {id: 'joints-arms', title: 'Arms', names: /Shoulder|Arm|Hand$/},
  {id: 'joints-left-hand', title: 'Left fingers', names: /^LeftHand./},
  {id: 'joints-right-hand', title: 'Right fingers', names: /^RightHand./},
  {id: 'joints-legs', title: 'Legs', names: /Leg|Foot|Toe/},
];

/** The 54 joints of an avatar, by limb. Row anchors: `joint-Hips`; group anchors: `joints-arms`. */
export default function JointTable({target = 'parent'}: {readonly target?: keyof typeof columns}) {
  const {collectAnchor} = useBrokenLinks();
  const {heading, cell} = columns[target];
  // Find-in-page, search, and links to a row open its group.
  return (
    <div className={styles.groups}>
      {limbs.map(({id, title, names}) => {
        const found = joints.filter(({name}) => names.test(name));
        collectAnchor(id);
        return (
          <details key={id} id={id} className="fold">
            <summary>
              {title} <small className="secondary">{found.length} joints</small>
            </summary>
            <DataTable
              caption={`${title}: Joint, ${heading}`}
              isCaptionHidden
              columns={['Joint', heading]}
              rows={found.map((joint) => ({
                id: `joint-${joint.name}`,
                header: joint.t2Only ? `${code(joint.name)} (T2 only)` : code(joint.name),
                cells: [cell(joint)],
                shows: `joint:${joint.name}`,
              }))}
            />
          </details>
        );
      })}
    </div>
  );
}
