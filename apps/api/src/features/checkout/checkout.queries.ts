import type pg from 'pg';
import { prepared } from '../../platform/db/index.ts';
import type { CartStore } from '../cart/index.ts';
import { FROM_ITEMS } from '../catalog/catalog.views.ts';
import { joinStore } from '../stores/stores.views.ts';

/** Finds the store of an item; null for an unknown one. */
export async function findItemStore(pool: pg.Pool, itemId: number): Promise<CartStore | null> {
  const rows = await prepared<CartStore>(
    pool,
    'item-store',
    `select s.id, s.latitude, s.longitude ${FROM_ITEMS} ${joinStore('i.store_id')} where i.id = $1`,
    [itemId],
  );
  return rows[0] ?? null;
}
