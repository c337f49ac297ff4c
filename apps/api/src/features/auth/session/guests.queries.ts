import type pg from 'pg';
import { prepared, type Queryable } from '../../../platform/db/index.ts';
import { guests } from '../auth.tables.ts';

export async function isGuest(pool: pg.Pool, id: string): Promise<boolean> {
  const rows = await prepared(pool, 'guest', 'select 1 from guests where id = $1', [id]);
  return rows.length > 0;
}

export async function insertGuest(q: Queryable, id: string, createdAt: Date): Promise<void> {
  await q.insert(guests).values({ id, createdAt });
}
