import type { Brand, Condition } from '@errand/contract/catalog-brands-and-conditions';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import {
  type BrandOrConditionRow,
  listBrandRows,
  listConditionRows,
} from './brands-and-conditions.queries.ts';

/** Lists the brands with items on sale in the visitor's zones. */
export async function listBrands(ctx: RequestContext<'pool'>): Promise<Brand[]> {
  const rows = await listBrandRows(ctx.pool, ctx.moduleId, ctx.zoneIds);
  return rows.map((row) => ({ ...toConditionResponse(row, ctx), items_count: row.items_count }));
}

/** Lists the conditions with items on sale in the visitor's zones. */
export async function listConditions(ctx: RequestContext<'pool'>): Promise<Condition[]> {
  const rows = await listConditionRows(ctx.pool, ctx.moduleId, ctx.zoneIds);
  return rows.map((row) => toConditionResponse(row, ctx));
}

function toConditionResponse(row: BrandOrConditionRow, ctx: RequestContext): Condition {
  return {
    id: row.id,
    name: translated(row.name, ctx.language),
    slug: row.slug,
    image_full_url: mediaUrl(ctx.publicUrl, row.picture),
  };
}
