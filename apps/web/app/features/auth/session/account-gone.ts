import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { clearVisitor } from '#platform/session/index.ts';
import { clearPersonalData } from './personal-data.ts';
import { rememberIdentifier } from './remembered-identifier.ts';

/** Clears all data of a deleted account from this browser. Returns the address to go to. */
export function accountGone(client: QueryClient): string {
  // Queries of customer data are removed at once, so that they are not refetched.
  flushSync(clearVisitor);
  rememberIdentifier(null);
  clearPersonalData(client);
  return '/';
}
