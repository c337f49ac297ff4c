import { getCategory } from '@errand/contract/catalog-categories';
import { changed } from '#features/search/index.ts';
import { type PageContext, pageContext } from '#platform/api/server-context.ts';
import { orNotFound } from '#platform/or-not-found.ts';
import { pack } from '#platform/packed.ts';
import { pageOf } from '#platform/paging.ts';
import { requestedScope } from '#platform/requested-scope.ts';
import { requireLocation } from '#platform/session/require-location.ts';
import { loadItems, loadStores } from './category-rows.ts';

type Args = {
  context: { get(key: typeof pageContext): PageContext };
  params: { id: string };
  request: Request;
};

/** The data of a category's page. */
export async function loadCategory({ context, params, request }: Args) {
  const { api, input } = context.get(pageContext);
  requireLocation(input);
  const url = new URL(request.url);
  const query = url.searchParams;
  // The URL may give the module, for slugs that exist in several modules.
  const { moduleId } = requestedScope(url);
  const category = await orNotFound(api.call(getCategory, { params }, { headers: { moduleId } }));
  const offset = pageOf(request);
  const onStores = query.get('show') === 'stores';
  const [items, stores, parent] = await Promise.all([
    onStores ? loadItems(api, category, query, 1, 1) : loadItems(api, category, query, offset),
    onStores ? loadStores(api, category, query, offset) : loadStores(api, category, query, 1, 1),
    category.parent_id > 0 ? api.call(getCategory, { params: { id: String(category.parent_id) } }) : null,
  ]);
  return pack({
    category,
    parent,
    items,
    stores,
    show: onStores ? ('stores' as const) : ('items' as const),
    params: changed(query, {}).slice(1),
    url: `${input.origin}/category/${category.slug}`,
  });
}
