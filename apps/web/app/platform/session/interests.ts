import { setCookie } from '@errand/client/cookies.ts';
import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { fieldsOf } from '@errand/client/stored-fields.ts';
import type { ModuleType } from '@errand/domain/modules';
import { COOKIES } from './keys.ts';

/** The categories chosen in this browser by module, and under `account` those of the customer's account in any module. */
const KEY = 'interests';
const ACCOUNT = 'account';
/** Categories of vehicles have ids of their own, so that they never move to the account, which has those of items. */
const VEHICLES = 'vehicles';

type InterestModule = { id: number; module_type: ModuleType };

function keyOf({ id, module_type }: InterestModule): string | number {
  return module_type === 'rental' ? VEHICLES : id;
}

function read(): Record<string, unknown> {
  return readStorage('local', KEY, fieldsOf);
}

function idsUnder(name: string | number): number[] {
  const chosen = read()[name];
  return Array.isArray(chosen) ? chosen.filter(Number.isInteger) : [];
}

/** The categories chosen in a module on this browser. */
export function interestsIn(module: InterestModule): number[] {
  return idsUnder(keyOf(module));
}

/** The categories of items chosen in this browser in any module, and those of the account. */
export function allInterests(): number[] {
  const ofItems = Object.keys(read()).filter((name) => name !== VEHICLES);
  return [...new Set(ofItems.flatMap(idsUnder))];
}

/** Stores the categories chosen in a module. */
export function storeInterests(module: InterestModule, categoryIds: number[]): void {
  writeStorage('local', KEY, { ...read(), [keyOf(module)]: categoryIds });
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
export function mirrorInterests(module: InterestModule | null): void {
  const ofAccount = module?.module_type === 'rental' ? [] : idsUnder(ACCOUNT);
  const ids = module === null ? [] : [...interestsIn(module), ...ofAccount];
  const sorted = [...new Set(ids)].toSorted((a, b) => a - b);
  setCookie(COOKIES.interests, sorted.length > 0 ? sorted.join('.') : null);
}
