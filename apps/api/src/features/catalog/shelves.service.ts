import type { Brand, Condition } from '@errand/contract/catalog';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { listBrandRows, listConditionRows, type ShelfRow } from './shelves.queries.ts';

/** Brands of which something can be had here. */
export async function listVisitorBrands(ctx: Ctx): Promise<Brand[]> {
  const rows = await listBrandRows(ctx.pool, ctx.moduleId, ctx.zoneIds);
  return rows.map((row) => ({ ...shelfShapeOf(row, ctx), items_count: row.items_count }));
}

/** Conditions for which something can be had here. */
export async function listVisitorConditions(ctx: Ctx): Promise<Condition[]> {
  const rows = await listConditionRows(ctx.pool, ctx.moduleId, ctx.zoneIds);
  return rows.map((row) => shelfShapeOf(row, ctx));
}

function shelfShapeOf(row: ShelfRow, ctx: Ctx): Condition {
  return {
    id: row.id,
    name: translated(row.name, ctx.language),
    slug: row.slug,
    image_full_url: mediaUrl(ctx.publicUrl, row.picture),
  };
}
