import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { saveSession } from '#platform/session/index.ts';
import { clearPersonalData } from './personal-data.ts';
import { rememberIdentifier } from './remembered-identifier.ts';

/** Drops everything this browser holds of an account that is no more. Gives where to go on. */
export function accountGone(client: QueryClient): string {
  // What is on the page for customers goes at once, so that nothing of it is asked for again.
  flushSync(() => saveSession({ token: null }));
  rememberIdentifier(null);
  clearPersonalData(client);
  return '/';
}
