import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { ExportedCustomer } from '../../platform/personal-data.ts';
import { trips } from './rental.tables.ts';

export async function exportCustomer(q: Queryable, { owner }: ExportedCustomer) {
  const rows = await q.select().from(trips).where(eq(trips.owner, owner)).orderBy(desc(trips.id));
  return { trips: rows.map(({ owner: _, ...trip }) => trip) };
}
