import type pg from 'pg';
import { prepared } from '../../platform/db/index.ts';
import { joinStore } from '../stores/stores.views.ts';

export type CartStore = { id: number; latitude: number; longitude: number };

/** Finds the store of a visitor's cart without a lock; null for an empty cart. */
export async function findCartStore(
  pool: pg.Pool,
  owner: string,
  moduleId: number,
): Promise<CartStore | null> {
  const rows = await prepared<CartStore>(
    pool,
    'cart-store',
    `select s.id, s.latitude, s.longitude from carts c ${joinStore('c.store_id')}
      where c.owner = $1 and c.module_id = $2`,
    [owner, moduleId],
  );
  return rows[0] ?? null;
}
