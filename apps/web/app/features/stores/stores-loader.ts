import { changed } from '#features/search/index.ts';
import { type PageContext, pageContext } from '#platform/api/server-context.ts';
import { pageOf } from '#platform/paging.ts';
import { requireLocation } from '#platform/session/require-location.ts';
import { type FilteredStores, type ListStores, loadStores } from './filtered-stores.ts';

/** The loader of a store list page: filters and page number come from the URL. */
export function storesLoader(list: ListStores) {
  return async ({
    context,
    request,
  }: {
    context: { get(key: typeof pageContext): PageContext };
    request: Request;
  }): Promise<FilteredStores> => {
    const { api, input, module } = context.get(pageContext);
    requireLocation(input);
    const params = new URL(request.url).searchParams;
    const type = (await module())?.type ?? 'food';
    return {
      page: await loadStores(list, api, type, params, pageOf(request)),
      params: changed(params, {}).slice(1),
    };
  };
}
