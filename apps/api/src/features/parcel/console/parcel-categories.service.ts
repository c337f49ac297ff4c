import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/parcel-categories';
import { withoutEmpty } from '@errand/domain/language';
import { TINTS } from '@errand/domain/media';
import { categoryFault } from '@errand/domain/parcel';
import { freeSlug, slugOf } from '@errand/domain/search';
import { asc, eq } from 'drizzle-orm';
import {
  type ConsoleContext,
  entryService,
  pageOf,
  type VersionedRow,
  versionedRows,
} from '../../../console/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findModuleType, listAllModuleNames } from '../../modules/index.ts';
import { parcelCategories } from '../parcel.tables.ts';

const rows = versionedRows(parcelCategories);
type Category = VersionedRow<typeof rows>;
type Body = contract.ParcelCategoryBody & { module_id?: number };

/**
 * What can be sent. Create throws `not_found` for a module of another type, create and update throw the faults of
 * `categoryFault`.
 */
export const parcelCategory = entryService({
  rows,
  async toValues(ctx, body: Body, record) {
    const weightSteps = body.weight_steps
      .map(({ from_kg: fromKg, extra_minor: extraMinor }) => ({ fromKg, extraMinor }))
      .toSorted((a, b) => a.fromKg - b.fromKg);
    const rule = {
      measure: body.measure,
      maximumKg: body.maximum_kg ?? null,
      // Only the steps of the measure that the booking asks for are kept: others would never be charged.
      weightSteps: body.measure === 'weight' ? weightSteps : [],
      sizeSteps:
        body.measure === 'size'
          ? body.size_steps.map(({ size, extra_minor: extraMinor }) => ({ size, extraMinor }))
          : [],
    };
    const fault = categoryFault(rule);
    if (fault) throw new AppError(fault.code, {}, fault.field);
    return {
      ...(record ? { moduleId: record.moduleId, slug: record.slug } : await placeOfNew(ctx, body)),
      ...rule,
      name: withoutEmpty(body.name),
      description: withoutEmpty(body.description),
      forbidden: body.forbidden ? withoutEmpty(body.forbidden) : null,
      perKmMinor: body.per_km_minor ?? null,
      minimumMinor: body.minimum_minor ?? null,
      tint: body.tint,
      position: body.position,
      active: body.active,
    };
  },
  toRows,
});

export async function listCategories(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listParcelCategories>['query'],
) {
  const { position, id, moduleId } = parcelCategories;
  const all = await rows.list(ctx.db, {
    where: query.module_id ? eq(moduleId, query.module_id) : undefined,
    order: [asc(position), asc(id)],
  });
  const page = pageOf(all, query);
  return { ...page, rows: await toRows(ctx, page.rows) };
}

async function placeOfNew(ctx: ConsoleContext, { module_id: moduleId = 0, name }: Body) {
  if ((await findModuleType(ctx.db, moduleId)) !== 'parcel')
    throw new AppError('not_found', undefined, 'module_id');
  const taken = new Set((await rows.list(ctx.db, { order: [] })).map(({ slug }) => slug));
  return { moduleId, slug: freeSlug(slugOf(name.en, 'parcel'), (slug) => taken.has(slug)) };
}

async function toRows(ctx: ConsoleContext, records: Category[]): Promise<contract.ParcelCategoryRow[]> {
  const modules = new Map((await listAllModuleNames(ctx.db, ctx.language)).map((one) => [one.id, one]));
  return records.map((record) => ({
    id: record.id,
    slug: record.slug,
    name: record.name,
    description: record.description,
    forbidden: record.forbidden,
    module: modules.get(record.moduleId) ?? { id: record.moduleId, name: '' },
    picture: mediaUrl(ctx.publicUrl, record.picture),
    tint: TINTS.find((tint) => tint === record.tint) ?? 'stone',
    per_km_minor: record.perKmMinor,
    minimum_minor: record.minimumMinor,
    maximum_kg: record.maximumKg,
    measure: record.measure,
    weight_steps: record.weightSteps.map(({ fromKg, extraMinor }) => ({
      from_kg: fromKg,
      extra_minor: extraMinor,
    })),
    size_steps: record.sizeSteps.map(({ size, extraMinor }) => ({ size, extra_minor: extraMinor })),
    position: record.position,
    active: record.active,
    version: record.version,
  }));
}
