import {render, screen} from '@testing-library/react';
import {type ReactNode} from 'react';
import {MemoryRouter} from 'react-router';
import {expect, test, vi} from 'vitest';
import FaceSheet from '../FaceSheet';
import AssetBudgetTable from './AssetBudgetTable';
import ExportResultFields from './ExportResultFields';
import Glossary from './Glossary';
import JointTable from './JointTable';
import MorphMeshTable from './MorphMeshTable';
import PlatformMatrix from './PlatformMatrix';
import RestPoseRows from './RestPoseRows';
import RestPoseTable from './RestPoseTable';
import SampleMeasureTable from './SampleMeasureTable';
import SdkChangeLog from './SdkChangeLog';
import SdkErrors from './SdkErrors';
import SdkEvents from './SdkEvents';
import SdkInitParams from './SdkInitParams';
import SdkMessages from './SdkMessages';
import SdkTypes from './SdkTypes';
import StarterTable from './StarterTable';

vi.mock('../AvatarViewer/sizes', () => ({default: {}}));
vi.mock('../SdkRun/texts', () => ({default: {}}));
/** Every component that shows data, with its number of rows or headings and one of the anchors that pages link to. */
const shown: readonly [name: string, element: ReactNode, rows: number, anchor: string][] = [
  ['joints', <JointTable />, 54, 'joint-Hips'],
  ['ARKit shapes', <FaceSheet group="arkit" />, 52, 'arkit-jawOpen'],
  ['visemes', <FaceSheet group="viseme" />, 15, 'viseme-aa'],
  ['extra shapes', <FaceSheet group="extra" />, 5, 'extra-mouthOpen'],
  ['morph meshes', <MorphMeshTable />, 7, 'mesh-Head_Mesh'],
  ['asset budgets', <AssetBudgetTable />, 13, 'limit-triangles'],
  ['rest pose', <RestPoseRows />, 29, 'rest-Hips'],
  ['sample measures', <SampleMeasureTable />, 16, 'measure-triangles'],
  ['init parameters', <SdkInitParams />, 4, 'param-url'],
  ['events', <SdkEvents />, 6, 'event-export'],
  ['types', <SdkTypes />, 12, 'type-AssetItem'],
  ['errors', <SdkErrors />, 16, 'error-auth_error'],
  ['messages', <SdkMessages />, 30, 'message-get_avatar_id'],
  ['change log', <SdkChangeLog />, 4, 'version-1.1.4'],
  ['export result', <ExportResultFields />, 7, 'result-url'],
  ['platforms', <PlatformMatrix />, 11, 'platform-web-sdk'],
  ['starters', <StarterTable />, 10, 'starter-web'],
  ['glossary', <Glossary />, 19, 'term-session'],
];

test.each(shown)(
  '%s: a row for each fact, with anchors, no empty cell and no raw Markdown',
  (_name, element, rows, anchor) => {
    const {container} = render(element, {wrapper: MemoryRouter});
    expect(container.querySelectorAll('tbody > tr, .field-row, [role="option"]')).toHaveLength(rows);
    expect(container.querySelector(`[id="${anchor}"]`)?.tagName).toMatch(/TR|LI/);
    for (const cell of container.querySelectorAll('td, .field-head > a')) {
      expect(cell.textContent, cell.innerHTML).not.toBe('');
    }
    for (const code of container.querySelectorAll('code')) code.remove();
    expect(container.textContent).not.toMatch(/`|\*\*|\]\(|undefined|null\b|NaN|\[object/);
  },
);

test('the rest pose loads when opened', async () => {
  const {container} = render(<RestPoseTable />);
  expect(screen.queryByRole('table')).toBeNull();
  container.querySelector('details')!.open = true;
  expect(await screen.findAllByRole('rowheader')).toHaveLength(29);
});
