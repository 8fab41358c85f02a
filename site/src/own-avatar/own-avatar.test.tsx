import {act, render, screen} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {tinyAvatar} from '@avaturn-docs/avatar-glb/test/tiny-avatar';
import DataTable from '../components/data-tables/DataTable';
import {readFacts} from './read-file';

const file = JSON.stringify({name: 'me.glb', bytes: 4, facts: readFacts(tinyAvatar('T1'))});
const rows = ['Hips', 'LeftEye'].map((name) => ({id: `joint-${name}`, header: `\`${name}\``, cells: ['A joint']}));
const marked = () => screen.queryByText('not in your file')?.closest('tr')?.id;

/** What another tab does. */
function change(value: string | null) {
  if (value === null) localStorage.removeItem('own-avatar');
  else localStorage.setItem('own-avatar', value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', {key: 'own-avatar'})));
}

beforeEach(() => () => change(null));

it('marks what the kept file lacks, follows other tabs, and ignores what isn’t a fact sheet', async () => {
  render(<DataTable caption="Joints" columns={['Joint', 'Is']} rows={rows} />);
  expect(marked()).toBeUndefined();
  change(file);
  await vi.waitFor(() => expect(marked()).toBe('joint-LeftEye'));
  change('{');
  expect(marked()).toBeUndefined();
});
