import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { ExportedCustomer } from '../../platform/personal-data.ts';
import { wishedItems, wishedStores, wishedVehicles } from './wishlist.tables.ts';

export async function exportCustomer(q: Queryable, { id }: ExportedCustomer) {
  const [items, stores, vehicles] = await Promise.all([
    q
      .select({ item_id: wishedItems.itemId, since: wishedItems.createdAt })
      .from(wishedItems)
      .where(eq(wishedItems.customerId, id)),
    q
      .select({ store_id: wishedStores.storeId, since: wishedStores.createdAt })
      .from(wishedStores)
      .where(eq(wishedStores.customerId, id)),
    q
      .select({ vehicle_id: wishedVehicles.vehicleId, since: wishedVehicles.createdAt })
      .from(wishedVehicles)
      .where(eq(wishedVehicles.customerId, id)),
  ]);
  return { wishlist: [...items, ...stores, ...vehicles] };
}
