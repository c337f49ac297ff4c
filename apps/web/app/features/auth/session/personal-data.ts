import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { PERSONAL_KEYS } from '#platform/query-keys.ts';
import { clearVisitor } from '#platform/session/index.ts';

/** Clears all personal data of the previous visitor and resets the queries on the page. */
export function clearPersonalData(client: QueryClient): void {
  for (const queryKey of PERSONAL_KEYS) void client.resetQueries({ queryKey });
}

/** Ends the session in this browser and clears all personal data of its visitor. */
export function clearSession(client: QueryClient): void {
  // Queries of customer data are removed at once, so that they are not refetched.
  flushSync(clearVisitor);
  clearPersonalData(client);
}
