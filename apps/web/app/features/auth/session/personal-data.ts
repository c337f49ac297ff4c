import type { QueryClient } from '@tanstack/react-query';
import { PERSONAL_KEYS, ZONE_KEYS } from '#platform/query-keys.ts';

/** Clears all personal data of the previous visitor and resets the queries on the page. */
export function clearPersonalData(client: QueryClient): void {
  for (const queryKey of PERSONAL_KEYS) void client.resetQueries({ queryKey });
}

/** After a sign-in: refetches cart, profile, addresses, and zone and module data. */
export function loadPersonalData(client: QueryClient): void {
  clearPersonalData(client);
  for (const queryKey of ZONE_KEYS) void client.invalidateQueries({ queryKey });
}
