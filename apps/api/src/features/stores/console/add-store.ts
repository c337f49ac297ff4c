import { latinSlug } from '@errand/domain/search';
import type { ConsoleContext } from '../../../console/index.ts';
import { publishCatalogChanged } from '../../catalog/index.ts';
import { storeSearchText } from '../store-search-text.ts';
import { requirePlace } from './store-place.ts';
import { insertStore, listSlugsLike, type StoreInsert } from './stores.console-queries.ts';

/** What a new store has; its slug and search text follow from the name. */
export type NewStore = Omit<StoreInsert, 'active' | 'id' | 'searchText' | 'slug'>;

/** Adds a store that is not active and returns its id. Throws the rejections of `requirePlace`. */
export async function addStore(ctx: ConsoleContext, row: NewStore): Promise<number> {
  const { name, kind, moduleId, zoneId, latitude, longitude } = row;
  await requirePlace(ctx, moduleId, { zone_id: zoneId, latitude, longitude });
  const id = await insertStore(ctx.db, {
    ...row,
    slug: await freeSlug(ctx, name.en),
    active: false,
    searchText: storeSearchText({ name, kind }),
  });
  await publishCatalogChanged(ctx, ctx.db);
  return id;
}

/** "harbor-kitchen", or "harbor-kitchen-2" where that is taken. */
async function freeSlug(ctx: ConsoleContext, name: string): Promise<string> {
  const latin = latinSlug(name).slice(0, 70);
  // A numeric slug would be read as an id.
  const slug = /[a-z]/.test(latin) ? latin : `store-${latin}`.replace(/-$/, '');
  const taken = new Set(await listSlugsLike(ctx.db, slug));
  let number = 1;
  let free = slug;
  while (taken.has(free)) {
    number += 1;
    free = `${slug}-${number}`;
  }
  return free;
}
