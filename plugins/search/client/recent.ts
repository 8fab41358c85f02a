const key = 'search-recent';
const maxRecent = 5;

/** What was searched for lately on this device, the latest first. Nothing where the browser stores nothing. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

/** Keeps a search that led somewhere. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, 100);
  if (text) {
    const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
    store([text, ...others].slice(0, maxRecent));
  }
}

export function clearRecentSearches(): void {
  store([]);
}

function store(searches: readonly string[]): void {
  try {
    if (searches.length > 0) {
      localStorage.setItem(key, JSON.stringify(searches));
    } else {
      localStorage.removeItem(key);
    }
  } catch {
    // Full or forbidden: the searches of this visit are not kept.
  }
}
