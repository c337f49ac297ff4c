import { listModules } from '@errand/contract/modules';
import type { ModuleType } from '@errand/domain/modules';
import { data } from 'react-router';
import { parcelSections } from '#features/parcel/home/index.ts';
import { loadRentalHome } from '#features/rental/index.ts';
import { loadResults, readResultsQuery } from '#features/search/index.ts';
import type { PageContext } from '#platform/api/server-context.ts';
import { pack } from '#platform/packed.ts';
import { pageOf } from '#platform/paging.ts';
import { loadAdvertisements } from './advertisement.ts';
import { hasFailed, loadSections, settled } from './sections.ts';

/** A page with a failed section is not cached, so that the next visit loads it again. */
const UNCACHED: Record<string, string> = { 'cache-control': 'no-store' };

/**
 * The home page of the visitor's module, or search results. Sections load independently: a failed one shows a retry
 * button and never fails the page.
 */
export async function loadHome(context: PageContext, request: Request) {
  const { api, input } = context;
  const params = new URL(request.url).searchParams;
  const query = readResultsQuery(params);
  const type = await moduleOf(context, query?.moduleId ?? null);
  if (!type || input.zoneIds.length === 0) return { kind: 'no-location' as const };
  if (type === 'parcel') {
    const parcel = await settled(parcelSections(api));
    return data({ kind: 'parcel' as const, parcel }, { headers: hasFailed(parcel) ? UNCACHED : {} });
  }
  if (type === 'rental') {
    const [{ hasGap, ...rental }, advertisements] = await Promise.all([
      loadRentalHome(api, input.zoneIds, input.interests),
      loadAdvertisements(api).catch(() => null),
    ]);
    const headers = hasGap || advertisements === null ? UNCACHED : {};
    return data({ kind: 'rental' as const, rental, advertisements: advertisements ?? [] }, { headers });
  }
  if (query) {
    const results = await loadResults(api, query, params, pageOf(request));
    return { kind: 'results' as const, type, query, results: pack(results) };
  }
  const sections = await loadSections(api, type, input.interests);
  return data(
    { kind: 'home' as const, type, sections: pack(sections) },
    { headers: hasFailed(sections) ? UNCACHED : {} },
  );
}

/** The type of the module in the URL, else of the selected module; null when neither is known. */
async function moduleOf(
  { api, input, module }: PageContext,
  named: number | null,
): Promise<ModuleType | null> {
  if (named !== null && named !== input.moduleId) {
    const modules = await api.call(listModules, {});
    const found = modules.find(({ id }) => id === named);
    if (found) return found.module_type;
  }
  return (await module())?.type ?? null;
}
