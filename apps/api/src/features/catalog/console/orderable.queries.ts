import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { joinStore } from '../../stores/stores.views.ts';

/** Items of a module that a guest can order without a prescription, those without a choice first. */
export async function listOrderableItems(q: Queryable, moduleId: number, limit: number): Promise<number[]> {
  const { rows } = await q.execute<{ id: number }>(sql`
    select i.id from items i ${sql.raw(joinStore('i.store_id'))} and s.active
    where i.module_id = ${moduleId} and i.active and not i.prescription
      and i.campaign_starts is null and coalesce(i.stock, 1) > 0
    order by jsonb_array_length(i.food_groups) + jsonb_array_length(i.choices), i.id limit ${limit}`);
  return rows.map(({ id }) => id);
}
