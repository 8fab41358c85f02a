import {printableLine} from '@avaturn-docs/command-line/printable';

export type Json = Readonly<Record<string, unknown>>;

export function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** The entries of an array, each as an object. Other values become an empty object, so that positions don't change. */
export function list(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map(record) : [];
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A name from the file, safe to print. */
export function name(value: unknown): string {
  return printableLine(text(value));
}

/** The strings of an array. Other values become an empty string, so that positions don't change. */
export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(text) : [];
}

export function number(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** An array of exactly this many finite numbers. */
export function numbers(value: unknown, length: number): readonly number[] | undefined {
  return Array.isArray(value) && value.length === length && value.every((item) => Number.isFinite(item))
    ? (value as number[])
    : undefined;
}

export function position(value: unknown, length: number): number | undefined {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < length
    ? (value as number)
    : undefined;
}
