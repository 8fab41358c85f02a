import {render, screen, within} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import ApiTable from './ApiTable';

vi.mock('@generated/api-reference/default/tables.json', async () => {
  const {loadDocument} = await import('@avaturn-docs/platform/openapi/document/load');
  const {buildModel} = await import('@avaturn-docs/platform/openapi/model');
  const {apiTables} = await import('../../../plugins/api-reference/model/tables');
  return {default: apiTables(buildModel(await loadDocument('../platform/openapi/avaturn.yaml')))};
});
/** The texts of a row's cells, or the facts and texts of a field, without its header. */
function cells(container: HTMLElement, anchor: string): (string | undefined)[] {
  const row = container.querySelector(`[id="${anchor}"]`);
  return [...(row?.querySelectorAll('td, .field-head > span, p') ?? [])].map((cell) => cell.textContent?.trim());
}

test('errors list their operations', () => {
  const {container} = render(<ApiTable of="errors" />);
  expect(cells(container, 'status-401')[0]).toBe('Every operation');
  expect(cells(container, 'status-409')[0]).toBe('setCustomization');
  const invalid = container.querySelector<HTMLElement>('[id="status-422"]')!;
  expect(within(invalid).getByRole('link', {name: 'getCustomization'})).toBeTruthy();
});

test('webhooks have a list of events and a list of fields each', () => {
  const {container} = render(<ApiTable of="webhooks" />);
  expect(screen.getAllByRole('list')).toHaveLength(4);
  expect(cells(container, 'webhook-render.ready')[3]).toContain('within 15 minutes');
  expect(cells(container, 'webhook-avatar.ready')[0]).toBe('no link');
  expect(cells(container, 'webhook-export.ready-status')[0]).toBe('"ready" or "failed"');
});

test('a scene that is not described is marked', () => {
  const {container} = render(<ApiTable of="scenes" />);
  expect(cells(container, 'scene-common/transparent_half_body')).toEqual(['half body', 'transparent']);
  expect(cells(container, 'scene-common/preview')[0]).toMatch(/^Not described\u00a0unconfirmed/);
});
