import type { QueryClient } from '@tanstack/react-query';
import { clearSession } from './personal-data.ts';
import { rememberIdentifier } from './remembered-identifier.ts';

/** Clears all data of a deleted account from this browser. Returns the address to go to. */
export function accountGone(client: QueryClient): string {
  clearSession(client);
  rememberIdentifier(null);
  return '/';
}
