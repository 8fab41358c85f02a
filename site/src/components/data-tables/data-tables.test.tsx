import {cleanup, render, screen, within} from '@testing-library/react';
import {type ReactNode} from 'react';
import {describe, expect, test, vi} from 'vitest';
import {sdkMethodGroups, sdkMethods} from '@avaturn-docs/platform/web-sdk';
import AssetBudgetTable from './AssetBudgetTable';
import ExportResultFields from './ExportResultFields';
import Glossary from './Glossary';
import JointTable from './JointTable';
import MorphMeshTable from './MorphMeshTable';
import MorphTargetTable from './MorphTargetTable';
import PlatformMatrix from './PlatformMatrix';
import RestPoseRows from './RestPoseRows';
import RestPoseTable from './RestPoseTable';
import SampleMeasureTable from './SampleMeasureTable';
import SdkChangeLog from './SdkChangeLog';
import SdkErrors from './SdkErrors';
import SdkEvents from './SdkEvents';
import SdkInitParams from './SdkInitParams';
import SdkMessages from './SdkMessages';
import SdkMethods from './SdkMethods';
import SdkTypes from './SdkTypes';
import StarterTable from './StarterTable';

vi.mock('../AvatarViewer/sizes', () => ({default: {}}));
vi.mock('../SdkRun/texts', () => ({default: {}}));
/** Every component that shows data, with its number of rows or headings and one of the anchors that pages link to. */
const shown: readonly [name: string, element: ReactNode, rows: number, anchor: string][] = [
  ['joints', <JointTable />, 54, 'joint-Hips'],
  ['ARKit shapes', <MorphTargetTable group="arkit" />, 52, 'arkit-jawOpen'],
  ['visemes', <MorphTargetTable group="viseme" />, 15, 'viseme-aa'],
  ['extra shapes', <MorphTargetTable group="extra" />, 5, 'extra-mouthOpen'],
  ['morph meshes', <MorphMeshTable />, 7, 'mesh-Head_Mesh'],
  ['asset budgets', <AssetBudgetTable />, 13, 'limit-triangles'],
  ['rest pose', <RestPoseRows />, 29, 'rest-Hips'],
  ['sample measures', <SampleMeasureTable />, 16, 'measure-triangles'],
  ['init parameters', <SdkInitParams />, 4, 'param-url'],
  ['events', <SdkEvents />, 6, 'event-export'],
  ['types', <SdkTypes />, 12, 'type-AssetItem'],
  ['errors', <SdkErrors />, 14, 'error-auth_error'],
  ['messages', <SdkMessages />, 30, 'message-get_avatar_id'],
  ['change log', <SdkChangeLog />, 4, 'version-1.1.4'],
  ['export result', <ExportResultFields />, 7, 'result-url'],
  ['platforms', <PlatformMatrix />, 11, 'platform-web-sdk'],
  ['starters', <StarterTable />, 9, 'starter-web'],
  ['glossary', <Glossary />, 19, 'term-session'],
];

test.each(shown)(
  '%s: a row for each fact, with anchors, no empty cell and no raw Markdown',
  (_name, element, rows, anchor) => {
    const {container} = render(element);
    expect(
      container.querySelectorAll('tbody > tr, .field-row, [id^="arkit-"] li, [id^="viseme-"] li, [id^="extra-"] li'),
    ).toHaveLength(rows);
    expect(container.querySelector(`[id="${anchor}"]`)?.tagName).toMatch(/TR|LI/);
    for (const cell of container.querySelectorAll('td, .field-head > a')) {
      expect(cell.textContent, cell.innerHTML).not.toBe('');
    }
    for (const code of container.querySelectorAll('code')) code.remove();
    expect(container.textContent).not.toMatch(/`|\*\*|\]\(|undefined|null\b|NaN|\[object/);
  },
);

test('anchors are unique even if a page shows all tables', () => {
  const {container} = render(
    <>
      {shown.map(([name, element]) => (
        <div key={name}>{element}</div>
      ))}
      <SdkMethods />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({id}) => id);
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const names = [...document.querySelectorAll('table')].map((table) => table.parentElement?.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(names.length);
});

test('SdkMessages links a message to the method that sends it, and marks those the creator sends', () => {
  render(<SdkMessages />);
  const row = (name: string) => document.getElementById(`message-${name}`)!;
  expect(within(row('get_active_assets')).getByRole('link', {name: 'getActiveAssets'}).getAttribute('href')).toBe(
    '#getactiveassets',
  );
  expect(row('callback_event').textContent).toContain('From the creator.');
  expect(row('sdk_handshake_confirmation').textContent).not.toContain('From the creator.');
  expect(row('set_param').textContent).toContain('neither sent nor read');
});

test('the rest pose loads when opened', async () => {
  const {container} = render(<RestPoseTable />);
  expect(screen.queryByRole('table')).toBeNull();
  container.querySelector('details')!.open = true;
  expect(await screen.findAllByRole('rowheader')).toHaveLength(29);
});

describe('JointTable', () => {
  const columns = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);

  test('shows the hierarchy without targets', () => {
    render(<JointTable />);
    expect(new Set(columns())).toEqual(new Set(['Joint', 'Parent']));
    expect(screen.getByRole('row', {name: /^LeftEye /}).textContent).toContain('T2 only');
  });

  test('shows the bones of VRM', () => {
    render(<JointTable target="vrm" />);
    expect(new Set(columns())).toEqual(new Set(['Joint', 'VRM 1.0']));
    expect(within(screen.getByRole('row', {name: /^LeftArm /})).getByRole('cell').textContent).toBe(
      'leftUpperArm, required',
    );
  });
});

describe('SdkMethods', () => {
  const headings = () => screen.getAllByRole('heading', {level: 3});

  test('shows every method with its lowercase name as anchor', () => {
    render(<SdkMethods />);
    expect(headings().map(({id}) => id)).toEqual(sdkMethods.map(({name}) => name.toLowerCase()));
  });

  test.each(sdkMethodGroups)('shows only the methods of the group %s', (group) => {
    render(<SdkMethods group={group} />);
    const names = sdkMethods.filter((method) => method.group === group).map(({name}) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(headings().map((heading) => heading.textContent)).toEqual(names);
  });

  test('shows range and condition of a method, and the version of a newer one', () => {
    const {container} = render(<SdkMethods group="colors" />);
    const [getEyeColor, , getHairColor] = container.querySelectorAll('section');
    expect(getEyeColor?.textContent).toContain('T2 avatars only');
    expect(getEyeColor?.textContent).toContain('Since 1.1.0');
    expect(getHairColor?.textContent).not.toContain('Since');
    cleanup();
    render(<SdkMethods group="proportions" />);
    expect(screen.getByText(/-100 to 100/)).toBeTruthy();
  });

  test('rejects an unknown group', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<SdkMethods group={'colours' as 'colors'} />)).toThrow('Use one of lifecycle, assets');
  });
});

test('SdkTypes keeps the backticks of a template type', () => {
  render(<SdkTypes />);
  expect(screen.getByText('`#${string}`').tagName).toBe('CODE');
});

test('events and types name the version of a newer one only', () => {
  render(<SdkEvents />);
  const row = (id: string) => document.getElementById(id)!.textContent;
  expect(row('event-error')).toContain('Since version 1.1.4.');
  expect(row('event-load')).not.toContain('Since');
  cleanup();
  render(<SdkTypes />);
  expect(row('type-EyeColorType')).toContain('Since version 1.1.0.');
  expect(row('type-Category')).not.toContain('Since');
});
