import { readStorage, readStoredText, writeStorage } from '@errand/client/storage.ts';

/** A message that a page stores for the next one to show. */
type Notice = 'language-changed' | 'module-chosen' | 'place-chosen';

let isRetained = false;

export function storeNotice(notice: Notice, value: unknown = 1): void {
  writeStorage('session', notice, value);
}

export function hasNotice(notice: Notice): boolean {
  return readStoredText('session', notice) !== null;
}

/** Returns the value of a notice once as `parse` reads it, then null. */
export function consumeNotice<Value>(notice: Notice, parse: (stored: unknown) => Value): Value | null {
  if (isRetained) return null;
  const value = readStorage('session', notice, parse);
  writeStorage('session', notice, null);
  return value;
}

/** Retains all notices for the next page, because this one is about to be reloaded. */
export function retainNotices(): void {
  isRetained = true;
}
