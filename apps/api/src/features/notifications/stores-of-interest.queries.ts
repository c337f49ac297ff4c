import type { StoreOfInterest } from '@errand/domain/checkout';
import type pg from 'pg';
import { prepared } from '../../platform/db/index.ts';
import { storesInCartSql } from '../cart/cart.views.ts';
import { storesOrderedFromSql } from '../orders/orders.views.ts';
import { FROM_STORES } from '../stores/stores.views.ts';
import { wishedStoresSql } from '../wishlist/wishlist.views.ts';

/**
 * The active stores that interest a customer: those that were ordered from since a time, those in a cart that was changed since
 * then, and those that are wished or whose items are.
 */
export function listStoresOfInterest(
  pool: pg.Pool,
  customerId: number,
  since: Date,
): Promise<StoreOfInterest[]> {
  return prepared<StoreOfInterest>(pool, 'stores-of-interest', STORES, [
    `customer:${customerId}`,
    customerId,
    since,
  ]);
}

const STORES = `select s.id, s.module_id as "moduleId", s.zone_id as "zoneId" ${FROM_STORES}
  where s.active and s.id in (
    ${storesOrderedFromSql('$1', '$3::timestamptz')} union ${storesInCartSql('$1', '$3::timestamptz')}
    union ${wishedStoresSql('$2')})`;
