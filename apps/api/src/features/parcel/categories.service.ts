import type { ResponseInput } from '@errand/contract';
import type * as contract from '@errand/contract/parcel';
import { toMajor } from '@errand/domain/money';
import type { CancellationType } from '@errand/domain/parcel';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { listReasons } from '../orders/index.ts';
import { moneyStyle } from '../settings/index.ts';
import { listActiveCategories } from './parcel.queries.ts';

type Paging = { limit: number; offset: number };

/** The parcel categories of the visitor's module, or of all modules, with limits and charges. */
export async function listCategories(
  ctx: RequestContext<'db' | 'settings'>,
): Promise<ResponseInput<typeof contract.listParcelCategories>> {
  const [rows, { digits }] = await Promise.all([listActiveCategories(ctx.db, ctx.moduleId), moneyStyle(ctx)]);
  const major = (minor: number) => toMajor(minor, digits);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: translated(row.name, ctx.language),
    description: translated(row.description, ctx.language),
    forbidden_contents: row.forbidden && translated(row.forbidden, ctx.language),
    image_full_url: mediaUrl(ctx.publicUrl, row.picture),
    art: row.tint === null ? null : { tint: row.tint },
    module_id: row.moduleId,
    parcel_per_km_shipping_charge: row.perKmMinor === null ? null : major(row.perKmMinor),
    parcel_minimum_shipping_charge: row.minimumMinor === null ? null : major(row.minimumMinor),
    measure: row.measure,
    maximum_weight: row.maximumKg,
    weight_steps: row.weightSteps.map(({ fromKg, extraMinor }) => ({
      from: fromKg,
      extra_charge: major(extraMinor),
    })),
    size_steps: row.sizeSteps.map(({ size, extraMinor }) => ({ size, extra_charge: major(extraMinor) })),
    status: 1 as const,
  }));
}

/** A page of the predefined notes for the courier. */
export async function listInstructions(ctx: RequestContext<'db'>, paging: Paging) {
  const all = await listReasons(ctx, 'parcel_instruction');
  const data = pageOf(all, paging).map(({ id, reason }) => ({
    id,
    instruction: reason,
    status: 1 as const,
  }));
  return { total_size: all.length, ...pagingOf(paging), data };
}

/** A page of the reasons to cancel; other user types than `customer` have none. */
export async function listCancellationReasons(
  ctx: RequestContext<'db'>,
  query: Paging & { user_type: string; cancellation_type: CancellationType },
) {
  const { user_type, cancellation_type } = query;
  const all = user_type === 'customer' ? await listReasons(ctx, `parcel_${cancellation_type}`) : [];
  const data = pageOf(all, query).map((row) => ({
    ...row,
    user_type,
    cancellation_type,
    status: 1 as const,
  }));
  return { total_size: all.length, ...pagingOf(query), data };
}

function pageOf<Row>(rows: Row[], { limit, offset }: Paging): Row[] {
  return rows.slice((offset - 1) * limit, offset * limit);
}

function pagingOf({ limit, offset }: Paging): Paging {
  return { limit, offset };
}
