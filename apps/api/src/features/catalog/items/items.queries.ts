import type pg from 'pg';
import { type MetaRow, prepared, preparedIn, type Queryable } from '../../../platform/db/index.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { storeSql } from '../../stores/index.ts';
import { FROM_STORES, joinStore, servesZonesSql } from '../../stores/stores.views.ts';
import { ITEM_COLUMNS, ITEM_JOINS, type ItemRow } from './item-row.ts';

const SELECT = `select ${ITEM_COLUMNS} from items i ${ITEM_JOINS}`;
/** The ids come from a subquery, because PostgreSQL would replan every call for an array of known length. */
export const ITEM_IS_ONE_OF = 'i.id = any((select $1::int[])::int[])';

const DETAIL = `select ${ITEM_COLUMNS}, i.meta_title, i.meta_description from items i ${ITEM_JOINS}`;

/** Finds an active item by id if the text is a number, else by slug. */
export async function findItemRow(pool: pg.Pool, idOrSlug: string): Promise<(ItemRow & MetaRow) | null> {
  const rows = /^\d{1,9}$/.test(idOrSlug)
    ? await prepared<ItemRow & MetaRow>(pool, 'item-by-id', `${DETAIL} where i.id = $1 and i.active`, [
        Number(idOrSlug),
      ])
    : await prepared<ItemRow & MetaRow>(pool, 'item-by-slug', `${DETAIL} where i.slug = $1 and i.active`, [
        idOrSlug,
      ]);
  return rows[0] ?? null;
}

/** Lists items in the order of the ids. */
export async function listItemRows(pool: pg.Pool, ids: number[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  return prepared<ItemRow>(
    pool,
    'items-by-ids',
    `${SELECT} where ${ITEM_IS_ONE_OF} order by array_position($1, i.id)`,
    [ids],
  );
}

/** Lists items in no order, inactive ones included, because carts and orders may contain them. */
export async function listStoredItemRows(q: Queryable, ids: number[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  return preparedIn<ItemRow>(q, 'items-stored', `${SELECT} where ${ITEM_IS_ONE_OF}`, [ids]);
}

/**
 * Lists items of the same category from other stores in the zones: with a point, those of the nearest
 * stores first by the spatial index, else the most ordered ones.
 */
export async function listRelatedIds(
  pool: pg.Pool,
  item: Pick<ItemRow, 'id' | 'category_id' | 'store_id' | 'module_id'>,
  zoneIds: number[],
  point: { latitude: number; longitude: number } | null,
  limit: number,
): Promise<number[]> {
  const { category_id, store_id, module_id } = item;
  const values = [category_id, store_id, zoneIds, limit];
  const rows = point
    ? await prepared<{ id: number }>(pool, 'items-related-near', RELATED_NEAR, [
        ...values,
        module_id,
        storeSql.globe(point),
      ])
    : await prepared<{ id: number }>(pool, 'items-related', RELATED, values);
  return rows.map((row) => row.id);
}

const RELATED = `
  select i.id from items i ${joinStore('i.store_id')} and s.active ${joinModule('i.module_id')}
  where i.category_id = $1 and i.store_id <> $2 and i.active and i.campaign_starts is null
    and ${servesZonesSql('$3')}
  order by i.order_count desc nulls last, i.id limit $4`;

const RELATED_NEAR = `
  select i.id ${FROM_STORES} ${joinModule('s.module_id')},
    lateral (select id, order_count from items where store_id = s.id and category_id = $1 and active
      and campaign_starts is null order by order_count desc nulls last, id limit $4) i
  where s.module_id = $5 and s.id <> $2 and s.active and ${servesZonesSql('$3')}
  order by s.globe <-> $6::cube, i.order_count desc nulls last, i.id limit $4`;
