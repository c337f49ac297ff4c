import type { Module } from '@errand/contract/modules';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { listModuleRows, type ModuleRow } from './modules.queries.ts';

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
