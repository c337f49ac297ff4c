import type { ParsedInput, ResponseOf } from '@errand/contract';
import type { rentalWishList } from '@errand/contract/rental-wishlist';
import { type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { listVehicleResponses } from '../rental/index.ts';
import { listStoreResponses } from '../stores/index.ts';
import { listRentalWishPage } from './rental-wishlist.queries.ts';

/**
 * Lists the customer's vehicles and providers, newest first. Vehicles that cannot be rented now are
 * omitted.
 */
export async function listRentalWishes(
  ctx: RequestContext<'db' | 'now' | 'pool' | 'settings'>,
  { limit, offset, kind }: ParsedInput<typeof rentalWishList>['query'],
): Promise<ResponseOf<typeof rentalWishList>> {
  const page = await listRentalWishPage(ctx.pool, {
    customerId: requireCustomerId(ctx),
    vehicleLimit: kind === 'provider' ? 0 : limit,
    providerLimit: kind === 'vehicle' ? 0 : limit,
    skip: (offset - 1) * limit,
  });
  const [vehicles, providers] = await Promise.all([
    listVehicleResponses(ctx, page.vehicle_ids),
    listStoreResponses(ctx, page.provider_ids),
  ]);
  const { total_vehicles, total_providers } = page;
  return { vehicles, providers, total_vehicles, total_providers, limit, offset };
}
