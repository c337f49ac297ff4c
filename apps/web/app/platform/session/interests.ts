import { readStorage, writeStorage } from '@errand/client/storage.ts';

/** Interests chosen in this browser, per module. */
const KEY = 'interests';

type Interests = Record<string, number[]>;

function read(): Interests {
  const stored = readStorage('local', KEY);
  return typeof stored === 'object' && stored !== null ? (stored as Interests) : {};
}

/** The categories chosen in a module on this browser; null when never asked, empty when skipped. */
export function interestsIn(moduleId: number): number[] | null {
  const chosen = read()[moduleId];
  return Array.isArray(chosen) ? chosen.filter(Number.isInteger) : null;
}

export function knowsInterests(moduleId: number): boolean {
  return interestsIn(moduleId) !== null;
}

/** Stores the chosen categories. Without storage the module asks again next time. */
export function storeInterests(moduleId: number, categoryIds: number[]): void {
  writeStorage('local', KEY, { ...read(), [moduleId]: categoryIds });
}
