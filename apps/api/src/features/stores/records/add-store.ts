import type { StoreDraft } from '@errand/contract/console/stores';
import { freeSlug, slugOf } from '@errand/domain/search';
import type { Queryable } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { storeSearchText } from '../store-search-text.ts';
import { toHolidays, toStoreColumns } from './store-columns.ts';
import { requireStorePhone } from './store-phone.ts';
import { requireZonePlace } from './store-place.ts';
import { toReachColumns } from './store-reach.ts';
import { insertStore, listSlugsLike, replaceHours, type StoreInsert } from './store-records.queries.ts';

/** A new store. Without a slug it gets one from its name; without hours it is closed. */
export type NewStore = StoreDraft & { slug?: string | undefined };
/** Its columns; the search text follows from the name. */
export type NewStoreRow = Omit<StoreInsert, 'id' | 'searchText' | 'slug'> & { slug?: string | undefined };

/**
 * Adds a store, hidden unless it is `active`. Throws the rejections of `toReachColumns`, `store_outside_zone`, `store_range_wrong`,
 * `phone_invalid` for a phone that is none in `country`, and `store_slug_taken` for a given slug.
 */
export async function addStore(
  q: Queryable,
  store: NewStore,
  country: string,
): Promise<{ id: number; slug: string }> {
  const added = await addStoreRow(q, {
    ...toStoreColumns(store, requireStorePhone(store.phone ?? '', country)),
    slug: store.slug,
    moduleId: store.module_id,
    holidays: toHolidays(store.holidays ?? []),
    active: store.active ?? false,
    ...(await toReachColumns(q, store)),
  });
  if (store.hours) await replaceHours(q, added.id, store.hours);
  return added;
}

/** Adds the row of a store. Throws `store_outside_zone`, `module_not_offered` and `store_slug_taken`. */
export async function addStoreRow(
  q: Queryable,
  { slug: given, ...row }: NewStoreRow,
): Promise<{ id: number; slug: string }> {
  const { name, kind, latitude, longitude } = row;
  await requireZonePlace(q, row.moduleId, { zone_id: row.zoneId, latitude, longitude });
  const slug = given ? await requireFreeSlug(q, given) : await findFreeSlug(q, name.en);
  const id = await insertStore(q, { ...row, slug, searchText: storeSearchText({ name, kind }) });
  return { id, slug };
}

async function requireFreeSlug(q: Queryable, slug: string): Promise<string> {
  if ((await listSlugsLike(q, slug)).includes(slug)) throw new AppError('store_slug_taken', { slug }, 'slug');
  return slug;
}

async function findFreeSlug(q: Queryable, name: string): Promise<string> {
  const slug = storeSlug(name);
  const taken = new Set(await listSlugsLike(q, slug));
  return freeSlug(slug, (wish) => taken.has(wish));
}

export function storeSlug(name: string): string {
  return slugOf(name, 'store');
}
