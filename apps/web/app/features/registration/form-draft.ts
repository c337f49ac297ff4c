import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { fieldsOf, storedFields } from '@errand/client/stored-fields.ts';

/** The entries of a form of several steps, stored in the tab. */
type FormDraft<Values> = { values: Values; step: number };

/** The stored entries with those of `start` for the rest; null if nothing was entered in this tab. */
export function readFormDraft<Values extends object>(name: string, start: Values): FormDraft<Values> | null {
  return readStorage('session', keyOf(name), (stored) => {
    const { values, step } = fieldsOf(stored);
    if (values === undefined) return null;
    return {
      values: {
        ...storedFields(start, storable(fieldsOf(values))),
        ...nestedFields(start, fieldsOf(values)),
      },
      step: typeof step === 'number' && step > 0 ? step : 0,
    };
  });
}

export function storeFormDraft<Values extends object>(name: string, draft: FormDraft<Values>): void {
  writeStorage('session', keyOf(name), { ...draft, values: storable(draft.values) });
}

export function clearFormDraft(name: string): void {
  writeStorage('session', keyOf(name), null);
}

/** Passwords are never stored, and files cannot be. */
function storable(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => field !== 'password' && !Array.isArray(value)),
  );
}

/** Fields that are objects in both, such as translations, and a point where the form starts without one. */
function nestedFields<Values extends object>(
  start: Values,
  stored: Record<string, unknown>,
): Partial<Values> {
  const nested = Object.entries(start).flatMap(([field, empty]) => {
    const value = stored[field];
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const fits = empty === null || (typeof empty === 'object' && !Array.isArray(empty));
    return isObject && fits ? [[field, value]] : [];
  });
  return Object.fromEntries(nested) as Partial<Values>;
}

function keyOf(name: string): string {
  return `registration-${name}`;
}
