import {html, type Content, type Html} from './html';

export interface Tab {
  /** What is remembered and shared: the value of the tab group. */
  readonly value: string;
  readonly label: string;
  readonly panel: Content;
}

/**
 * Tabs over panels. All panels are in the HTML; without script, and on paper, the site's styles show every one.
 *
 * @param id Prefix of the ids of this group, unique on the page.
 * @param name What is chosen, for screen readers.
 * @param group Tab group of the site whose choice is remembered; none for a choice that matters here only.
 */
export function tabs(id: string, name: string, entries: readonly Tab[], group?: string): Html {
  if (entries.length < 2) {
    return html`${entries.map(({panel}) => panel)}`;
  }
  const buttons = entries.map(({value, label}, index) => {
    const selected = index === 0;
    return html`<button
      type="button"
      role="tab"
      id="${id}-tab-${index}"
      aria-controls="${id}-panel-${index}"
      aria-selected="${String(selected)}"
      ${!selected && html` tabindex="-1"`}
      data-value="${value}"
    >
      ${label}
    </button>`;
  });
  const panels = entries.map(
    ({panel}, index) =>
      html`<div
        role="tabpanel"
        id="${id}-panel-${index}"
        aria-labelledby="${id}-tab-${index}"
        ${index > 0 && html` hidden`}
      >
        ${panel}
      </div>`,
  );
  return html`<div class="api-tabs" ${group !== undefined && html` data-group="${group}"`}>
    <div class="api-tablist" role="tablist" aria-label="${name}">${buttons}</div>
    ${panels}
  </div>`;
}
