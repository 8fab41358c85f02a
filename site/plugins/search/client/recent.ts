const key = 'search-recent';
const maxRecent = 5;

/** Recent searches on this device, latest first; empty if the browser blocks storage. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

/** Stores a search whose result was opened. */
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
    // Storage is full or blocked: recent searches aren't kept.
  }
}
