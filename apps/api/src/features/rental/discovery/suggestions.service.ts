import type { Vehicle } from '@errand/contract/rental';
import { translated } from '../../../platform/db/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import { listVehicleRows } from '../vehicles.queries.ts';
import { searchVehicles } from '../vehicles.service.ts';

const MOST = 10;

/** Names that match typed text: of vehicles first, then of their brands and providers, each once. */
export async function suggestVehicles(ctx: RequestContext<'now' | 'pool'>, name: string): Promise<string[]> {
  if (!name) return [];
  const named = { zoneIds: ctx.zoneIds, name, order: 'popular', limit: 30, page: 1 } as const;
  const { rows } = await listVehicleRows(ctx.pool, named, ctx.now());
  const typed = name.toLowerCase();
  const names = [
    ...rows.map((row) => translated(row.name, ctx.language)),
    ...rows.map((row) => translated(row.brand.name, ctx.language)),
    ...rows.map((row) => translated(row.provider.name, ctx.language)),
  ];
  return [...new Set(names)].filter((one) => one.toLowerCase().includes(typed)).slice(0, MOST);
}

/** The most rented vehicles, for an empty search page. */
export async function listPopularVehicles(
  ctx: RequestContext<'db' | 'now' | 'pool' | 'settings'>,
): Promise<Vehicle[]> {
  return (await searchVehicles(ctx, { sort: 'popular', limit: MOST, offset: 1 })).vehicles;
}
