import { readStorage, writeStorage } from '@errand/client/storage.ts';

/** A message that a page leaves for the next one to show. */
type Notice = 'language-changed' | 'module-chosen' | 'place-chosen';

let isKept = false;

export function leaveNotice(notice: Notice, value: unknown = 1): void {
  writeStorage('session', notice, value);
}

/** Returns the value of a notice once, then null. */
export function takeNotice(notice: Notice): unknown {
  if (isKept) return null;
  const value = readStorage('session', notice);
  writeStorage('session', notice, null);
  return value;
}

/** Keeps all notices for the next page, because this one is about to be reloaded. */
export function keepNotices(): void {
  isKept = true;
}
