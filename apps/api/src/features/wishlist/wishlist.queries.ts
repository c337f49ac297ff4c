import type { ListingKind } from '@errand/domain/catalog';
import type pg from 'pg';
import { prepared } from '../../platform/db/index.ts';
import { FROM_ITEMS, joinItem } from '../catalog/catalog.views.ts';
import { itemSql } from '../catalog/index.ts';
import { joinModule } from '../modules/modules.views.ts';
import { FROM_VEHICLES } from '../rental/rental.views.ts';
import { FROM_STORES, joinStore } from '../stores/stores.views.ts';

export type WishPage = { item_ids: number[]; total_items: number; store_ids: number[]; total_stores: number };
/** `moduleId` null is every module; a kind that is not requested has a limit of 0. */
export type WishScope = {
  customerId: number;
  moduleId: number | null;
  itemLimit: number;
  storeLimit: number;
  skip: number;
};

const ITEMS = `from wished_items w ${joinItem('w.item_id')} ${joinStore('i.store_id')}
  where w.customer_id = $1 and i.active and s.active and ($2::int is null or i.module_id = $2)`;
const STORES = `from wished_stores w ${joinStore('w.store_id')}
  where w.customer_id = $1 and s.active and ($2::int is null or s.module_id = $2)`;

/** Lists a page of ids of both kinds, newest first, with the totals, in one statement. */
export async function listWishPage(pool: pg.Pool, scope: WishScope): Promise<WishPage> {
  const [row] = await prepared<WishPage>(pool, 'wish-page', PAGE, [
    scope.customerId,
    scope.moduleId,
    scope.itemLimit,
    scope.storeLimit,
    scope.skip,
  ]);
  if (!row) throw new Error('The aggregate query returned no row.');
  return row;
}

const PAGE = `select
  array(select w.item_id ${ITEMS} order by w.created_at desc, w.item_id desc limit $3 offset $5) as item_ids,
  (select count(*) ${ITEMS}) as total_items,
  array(select w.store_id ${STORES} order by w.created_at desc, w.store_id desc limit $4 offset $5) as store_ids,
  (select count(*) ${STORES}) as total_stores`;

export type WishedIds = { item_ids: number[]; store_ids: number[]; vehicle_ids: number[] };

export async function listAllWished(pool: pg.Pool, customerId: number): Promise<WishedIds> {
  const [row] = await prepared<WishedIds>(pool, 'wish-ids', IDS, [customerId]);
  return row ?? { item_ids: [], store_ids: [], vehicle_ids: [] };
}

const IDS = `select array(select item_id from wished_items where customer_id = $1) as item_ids,
  array(select store_id from wished_stores where customer_id = $1) as store_ids,
  array(select vehicle_id from wished_vehicles where customer_id = $1) as vehicle_ids`;

/** Adds a wish and counts it if it is new; false if the target does not exist. */
export async function insertWish(
  pool: pg.Pool,
  kind: ListingKind,
  customerId: number,
  id: number,
  at: Date,
): Promise<boolean> {
  const [row] = await prepared<{ known: boolean }>(pool, `wish-insert-${kind}`, INSERTS[kind], [
    customerId,
    id,
    at,
  ]);
  return row?.known ?? false;
}

const RENTAL = `${joinModule('s.module_id')} and m.type = 'rental' and m.active`;

const INSERTS: Record<ListingKind, string> = {
  item: `
  with inserted as (
    insert into wished_items (customer_id, item_id, created_at)
    select $1::int, i.id, $3::timestamptz ${FROM_ITEMS} where i.id = $2 and i.active
    on conflict do nothing returning item_id
  ), counted as (
    ${itemSql.countWishes('select item_id from inserted', 1)}
  )
  select exists (select 1 ${FROM_ITEMS} where i.id = $2 and i.active) as known`,
  store: insertOffered(
    'wished_stores',
    'store_id',
    `select s.id ${FROM_STORES} where s.id = $2 and s.active`,
  ),
  provider: insertOffered(
    'wished_stores',
    'store_id',
    `select s.id ${FROM_STORES} ${RENTAL} where s.id = $2 and s.active`,
  ),
  vehicle: insertOffered(
    'wished_vehicles',
    'vehicle_id',
    `select v.id ${FROM_VEHICLES} ${joinStore('v.provider_id')} and s.active ${RENTAL}
     where v.id = $2 and v.active`,
  ),
};

function insertOffered(table: string, column: string, offered: string): string {
  return `with offered as (${offered}), inserted as (
    insert into ${table} (customer_id, ${column}, created_at)
    select $1::int, id, $3::timestamptz from offered on conflict do nothing
  )
  select exists (select 1 from offered) as known`;
}

/** Removes a wish; a missing one is no error. */
export async function deleteWish(
  pool: pg.Pool,
  kind: ListingKind,
  customerId: number,
  id: number,
): Promise<void> {
  await prepared(pool, `wish-delete-${kind}`, DELETES[kind], [customerId, id]);
}

const DELETES: Record<ListingKind, string> = {
  item: `
  with deleted as (delete from wished_items where customer_id = $1 and item_id = $2 returning item_id)
  ${itemSql.countWishes('select item_id from deleted', -1)}`,
  store: 'delete from wished_stores where customer_id = $1 and store_id = $2',
  provider: `delete from wished_stores w where w.customer_id = $1 and w.store_id = $2
    and exists (select 1 ${FROM_STORES} ${joinModule('s.module_id')} and m.type = 'rental' where s.id = w.store_id)`,
  vehicle: 'delete from wished_vehicles where customer_id = $1 and vehicle_id = $2',
};
