import type { Translate } from '@errand/client/i18n.tsx';
import { cartAfterModuleChoice } from '@errand/domain/rental';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { readSession } from '#platform/session/index.ts';

/**
 * Runs after rental was chosen. Clears the rental cart if its pickup zone is not among the visitor's zones, else keeps
 * it, and reports which. Rejects when a call fails.
 */
export async function settleRentalCart(client: QueryClient, t: Translate): Promise<void> {
  const { token, guestId, module, zoneIds } = readSession();
  if (module?.module_type !== 'rental' || !(token || guestId)) return;
  // Loaded on demand: every page includes this file.
  const { getRentalCart, removeRentalCart } = await import('@errand/contract/rental-cart');
  const { carts, user_data: trip } = await client.fetchQuery({
    queryKey: queryKeys.rentalCart,
    queryFn: ({ signal }) => api.call(getRentalCart, { query: guestField() }, { signal }),
    staleTime: 10_000,
  });
  const pickupZoneId = Array.isArray(trip) ? null : trip.pickup_zone_id;
  const outcome = cartAfterModuleChoice({ vehicles: carts.length, pickupZoneId }, zoneIds);
  if (outcome === 'unchanged') toastDone(t('modules.rentalLocationSet'), { id: 'rental-cart' });
  if (outcome !== 'cleared') return;
  await api.call(removeRentalCart, { query: guestField() });
  client.setQueryData(queryKeys.rentalCart, { carts: [], user_data: [] });
  toastError(t('modules.rentalCleared'), { id: 'rental-cart', durationMs: 8000 });
}
