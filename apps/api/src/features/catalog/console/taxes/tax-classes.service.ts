import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/catalog/tax-classes';
import { withoutEmpty } from '@errand/domain/language';
import { isTaxRate } from '@errand/domain/taxes';
import { type ConsoleContext, requireVersion, scopeOf } from '../../../../console/index.ts';
import type { Queryable } from '../../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../../platform/http/index.ts';
import { categoryRows } from '../../categories/categories.queries.ts';
import { publishCatalogChanged } from '../../writes/catalog-events.ts';
import { listItemStores } from '../items.queries.ts';
import { readCategory } from '../lists/categories.service.ts';
import { namedRows } from '../lists/named-rows.ts';
import { countUses, listTaxClasses, type TaxClass, taxClassRows } from './tax-classes.queries.ts';

type Body = ParsedInput<typeof contract.createTaxClass>['body'];
type ListQuery = ParsedInput<typeof contract.listTaxClasses>['query'];

const named = namedRows({
  rows: taxClassRows,
  listAll: listTaxClasses,
  toValues({ name, kind, rate_percent: ratePercent }: Body) {
    if (!isTaxRate({ kind, ratePercent })) throw new AppError('tax_class_rate', {}, 'rate_percent');
    return { name: withoutEmpty(name), kind, ratePercent };
  },
  // Items show the rate of their class.
  isShown: true,
});

/** List, read, creation, change and removal of tax classes. */
export const taxClasses = {
  async list(ctx: ConsoleContext, query: ListQuery) {
    const page = await named.list(ctx, query);
    return { ...page, rows: page.rows.map(toRow) };
  },

  async read(ctx: ConsoleContext, id: number) {
    return { ...toRow(await named.read(ctx, id)), ...(await countUses(ctx.db, id)) };
  },

  /** Throws `catalog_name_taken` and `tax_class_rate`. */
  create: async (ctx: ConsoleContext, body: Body) => toRow(await named.create(ctx, body)),

  /** Throws the same and `changed_meanwhile`. */
  update: async (ctx: ConsoleContext, id: number, body: Body & { version: string }) =>
    toRow(await named.update(ctx, id, body)),

  /** Throws `tax_class_in_use`. The lock prevents items from getting it meanwhile. */
  remove(ctx: ConsoleContext, id: number) {
    return ctx.db.transaction(async (tx) => {
      requireFound(await taxClassRows.lock(tx, id));
      const { items, categories } = await countUses(tx, id);
      if (items + categories > 0) throw new AppError('tax_class_in_use');
      await taxClassRows.remove(tx, id);
      return { done: true } as const;
    });
  },

  /** All tax classes, for members who can set that of categories and items. */
  async choices(ctx: ConsoleContext) {
    return { rows: (await listTaxClasses(ctx.db)).map(toRow) };
  },
};

/** Throws `changed_meanwhile` and `tax_class_gone`. */
export function setCategoryTaxClass(
  ctx: ConsoleContext,
  id: number,
  { tax_class_id: taxClassId, version }: ParsedInput<typeof contract.setCategoryTaxClass>['body'],
) {
  return ctx.db.transaction(async (tx) => {
    const record = requireFound(await categoryRows.lock(tx, id));
    requireVersion(version, record.version, await readCategory(ctx, id));
    await findTaxClass(tx, taxClassId);
    await categoryRows.update(tx, id, { taxClassId, updatedAt: new Date(ctx.now()) });
    await publishCatalogChanged(ctx, tx);
    return readCategory(ctx, id);
  });
}

/** A tax class by its id, none for null. Throws `tax_class_gone`. */
export async function findTaxClass(q: Queryable, id: number | null): Promise<TaxClass | null> {
  if (id === null) return null;
  const found = await taxClassRows.find(q, id);
  if (!found) throw new AppError('tax_class_gone', {}, 'tax_class_id');
  return found;
}

/**
 * Throws `permission_denied` unless the member may set the tax of all of these items. A role in a store does not suffice: who
 * sells an item does not decide its tax.
 */
export async function requireTaxAllowed(ctx: ConsoleContext, itemIds: readonly number[]): Promise<void> {
  const scope = scopeOf(ctx.member.grants, 'catalog.tax', 'zone');
  const wanted = [...new Set(itemIds)];
  if (scope && (await listItemStores(ctx.db, scope, wanted)).length === wanted.length) return;
  throw new AppError('permission_denied');
}

function toRow({ ratePercent, ...row }: TaxClass) {
  return { ...row, rate_percent: ratePercent };
}
