import type pg from 'pg';

/** The parameters of the requests: an item without required choices, the place of its store, and a frequent word. */
export type BenchWorld = {
  zoneIds: number[];
  moduleId: number;
  itemId: number;
  point: { latitude: number; longitude: number };
  search: string;
};

/** A food item without required choices, hours or a cap on its quantity. */
const ITEM = `
  select i.id, i.module_id, s.zone_id, s.latitude, s.longitude
  from items i join stores s on s.id = i.store_id join modules m on m.id = i.module_id
  where m.type = 'food' and i.active and i.maximum_cart_quantity is null and i.stock is null
    and i.available_from is null and i.campaign_starts is null
    and not i.food_groups::text like '%"required": true%'
  order by i.id limit 1`;

export async function findWorld(pool: pg.Pool): Promise<BenchWorld> {
  const { rows } = await pool.query<{
    id: number;
    module_id: number;
    zone_id: number;
    latitude: number;
    longitude: number;
  }>(ITEM);
  const [item] = rows;
  if (!item) throw new Error('the database has no suitable item');
  const { latitude, longitude } = item;
  return {
    zoneIds: [item.zone_id],
    moduleId: item.module_id,
    itemId: item.id,
    point: { latitude, longitude },
    search: 'chicken',
  };
}
