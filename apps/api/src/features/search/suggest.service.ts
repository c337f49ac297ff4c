import type { ResponseOf } from '@errand/contract';
import type { suggest } from '@errand/contract/search';
import { scopeTags } from '../../platform/cache/index.ts';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { foldedWords, searchQuery } from '../../platform/search/index.ts';
import { withCorrection } from './search.service.ts';
import {
  listSuggestedItems,
  listSuggestedStores,
  type SuggestedItem,
  type SuggestedStore,
} from './suggest.queries.ts';

const ITEMS_SHOWN = 6;
const STORES_SHOWN = 4;
const PICTURE_WIDTH = 128;
type Suggestions = ResponseOf<typeof suggest>;

/**
 * Suggests items and stores whose names contain all words, the last one as a prefix; spelling is corrected.
 */
export async function suggestNames(ctx: RequestContext<'pool'>, name: string): Promise<Suggestions> {
  if (ctx.zoneIds.length === 0) throw new AppError('zone_required');
  const words = foldedWords(name);
  if (words.length === 0) return { items: [], stores: [], corrected: null };
  ctx.tag(...scopeTags(ctx));
  const { found, corrected } = await withCorrection(ctx, words, async (terms) => {
    const [items, stores] = await Promise.all([
      listSuggestedItems(ctx.pool, terms, ctx, ITEMS_SHOWN),
      listSuggestedStores(ctx.pool, searchQuery(terms), ctx, STORES_SHOWN),
    ]);
    return items.length + stores.length > 0 ? { items, stores } : null;
  });
  return {
    items: (found?.items ?? []).map((row) => itemOf(row, ctx)),
    stores: (found?.stores ?? []).map((row) => storeOf(row, ctx)),
    corrected,
  };
}

function itemOf(row: SuggestedItem, ctx: RequestContext): Suggestions['items'][number] {
  const { id, slug, module_id, module_type, picture, tint } = row;
  return {
    id,
    name: translated(row.name, ctx.language),
    slug,
    image_full_url: mediaUrl(ctx.publicUrl, picture, PICTURE_WIDTH),
    art: tint ? { tint } : null,
    store_name: translated(row.store_name, ctx.language),
    module_id,
    module_type,
  };
}

function storeOf(row: SuggestedStore, ctx: RequestContext): Suggestions['stores'][number] {
  const { id, slug, module_id, zone_id, logo, tint } = row;
  return {
    id,
    name: translated(row.name, ctx.language),
    slug,
    logo_full_url: mediaUrl(ctx.publicUrl, logo, PICTURE_WIDTH),
    art: tint ? { tint } : null,
    kind: translated(row.kind, ctx.language),
    module_id,
    zone_id,
  };
}
