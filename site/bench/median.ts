/** The median; for an even count, the lower of the two middle numbers. @throws Error for an empty list */
export function median(figures: readonly number[]): number {
  if (figures.length === 0) {
    throw new Error('An empty list has no median.');
  }
  return [...figures].sort((a, b) => a - b)[Math.floor((figures.length - 1) / 2)]!;
}

/** The median of each property of records with the same properties. */
export function medians<T extends object>(records: readonly T[]): T {
  const [first] = records;
  return Object.fromEntries(
    Object.keys(first ?? {}).map((key) => [key, median(records.map((record) => Number(record[key as keyof T])))]),
  ) as T;
}
