import { ApiError, type Client } from '@errand/contract';
import { getCategory } from '@errand/contract/catalog-categories';
import { redirect } from 'react-router';
import { changed } from '#features/search/index.ts';
import { type PageContext, pageContext } from '#platform/api/server-context.ts';
import { orNotFound } from '#platform/or-not-found.ts';
import { pack } from '#platform/packed.ts';
import { pageOf } from '#platform/paging.ts';
import { requestedScope } from '#platform/requested-scope.ts';
import { defaultZone } from '#platform/session/default-zone.ts';
import { loadItems, loadStores } from './category-rows.ts';

type Args = {
  context: { get(key: typeof pageContext): PageContext };
  params: { id: string };
  request: Request;
};

/**
 * The data of a category's page. Visitors without a location, such as crawlers, see what the operator's zone offers; a shop
 * without a zone there asks for the location.
 */
export async function loadCategory({ context, params, request }: Args) {
  const { api, input } = context.get(pageContext);
  const url = new URL(request.url);
  const query = url.searchParams;
  // The URL may give the module, for slugs that exist in several modules.
  const { moduleId } = requestedScope(url);
  const category = await orNotFound(api.call(getCategory, { params }, { headers: { moduleId } }));
  const zone = input.zoneIds.length > 0 ? null : await requireDefaultZone(api);
  const shown = { ...category, zone };
  const offset = pageOf(request);
  const onStores = query.get('show') === 'stores';
  const [items, stores, parent] = await Promise.all([
    onStores ? loadItems(api, shown, query, 1, 1) : loadItems(api, shown, query, offset),
    onStores ? loadStores(api, shown, query, offset) : loadStores(api, shown, query, 1, 1),
    category.parent_id > 0 ? api.call(getCategory, { params: { id: String(category.parent_id) } }) : null,
  ]);
  return pack({
    category,
    zone,
    parent,
    items,
    stores,
    show: onStores ? ('stores' as const) : ('items' as const),
    params: changed(query, {}).slice(1),
    url: `${input.origin}/category/${category.slug}`,
  });
}

async function requireDefaultZone(api: Client): Promise<string> {
  try {
    return (await defaultZone(api)).ids;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'coordinates') throw redirect('/home');
    throw error;
  }
}
