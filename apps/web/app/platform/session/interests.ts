import { setCookie } from '@errand/client/cookies.ts';
import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { fieldsOf } from '@errand/client/stored-fields.ts';
import { COOKIES } from './keys.ts';

/** The categories chosen in this browser by module, and under `account` those of the customer's account in any module. */
const KEY = 'interests';
const ACCOUNT = 'account';

function read(): Record<string, unknown> {
  return readStorage('local', KEY, fieldsOf);
}

function idsUnder(name: string | number): number[] | null {
  const chosen = read()[name];
  return Array.isArray(chosen) ? chosen.filter(Number.isInteger) : null;
}

/** The categories chosen in a module on this browser; null when never asked, empty when skipped. */
export function interestsIn(moduleId: number): number[] | null {
  return idsUnder(moduleId);
}

export function knowsInterests(moduleId: number): boolean {
  return interestsIn(moduleId) !== null;
}

/** The categories chosen in this browser in any module, and those of the account. */
export function allInterests(): number[] {
  return [...new Set(Object.keys(read()).flatMap((name) => idsUnder(name) ?? []))];
}

/** Stores the chosen categories. Without storage the module asks again next time. */
export function storeInterests(moduleId: number, categoryIds: number[]): void {
  writeStorage('local', KEY, { ...read(), [moduleId]: categoryIds });
}

/** Stores the categories of the customer's account, which order the home page on this device too. */
export function storeAccountInterests(categoryIds: number[]): void {
  writeStorage('local', KEY, { ...read(), [ACCOUNT]: categoryIds });
}

/** Deletes all stored interests. */
export function clearInterests(): void {
  writeStorage('local', KEY, null);
  mirrorInterests(null);
}

/** Mirrors the interests of a module into the cookie from which its home page is ordered; null for none. */
export function mirrorInterests(moduleId: number | null): void {
  const ids = moduleId === null ? [] : [...(idsUnder(moduleId) ?? []), ...(idsUnder(ACCOUNT) ?? [])];
  const sorted = [...new Set(ids)].toSorted((a, b) => a - b);
  setCookie(COOKIES.interests, sorted.length > 0 ? sorted.join('.') : null);
}
