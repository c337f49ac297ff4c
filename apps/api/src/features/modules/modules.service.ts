import type { Module } from '@errand/contract/modules';
import type { ModuleType } from '@errand/domain/modules';
import { cachedRows } from '../../platform/cache/index.ts';
import { translated } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { listModuleRows, type ModuleRow, moduleTypeStatement } from './modules.queries.ts';

/**
 * The type of a module by its id alone, active or not; null for an unknown id. Cached until the catalog changes, because
 * each rendering of a page needs it.
 */
export async function moduleTypeOf(
  deps: Pick<Deps, 'events' | 'log' | 'now' | 'pool'>,
  id: number,
): Promise<ModuleType | null> {
  const [row] = await cachedRows<{ type: ModuleType }>(deps, moduleTypeStatement(id), isKnown);
  return row?.type ?? null;
}

function isKnown(rows: unknown[]): boolean {
  return rows.length > 0;
}

/** Lists the modules of the visitor's zones, or all modules before a place is chosen. */
export async function listModules(ctx: RequestContext<'pool'>): Promise<Module[]> {
  const rows = await listModuleRows(ctx.pool, ctx.zoneIds);
  return rows.map((row) => toModuleResponse(row, ctx));
}

function toModuleResponse(row: ModuleRow, ctx: RequestContext): Module {
  const picture = mediaUrl(ctx.publicUrl, row.picture);
  return {
    id: row.id,
    module_name: translated(row.name, ctx.language),
    module_type: row.type,
    slug: row.slug,
    thumbnail_full_url: picture,
    icon_full_url: picture,
    art: row.tint ? { tint: row.tint } : null,
    theme_id: row.theme_id,
    description: translated(row.description, ctx.language),
    stores_count: row.stores_count,
    items_count: row.items_count,
    status: 1,
    all_zone_service: row.all_zone_service ? 1 : 0,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    zones: row.zones.map((zone) => ({ ...zone, name: translated(zone.name, ctx.language), status: 1 })),
  };
}
