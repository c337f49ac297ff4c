import { asc, count, eq, sql } from 'drizzle-orm';
import { versionedRows } from '../../../../console/index.ts';
import { inDefaultLanguage, type Queryable, type Translations } from '../../../../platform/db/index.ts';
import { joinStore } from '../../../stores/stores.views.ts';
import { categories, items } from '../../catalog.tables.ts';
import { taxClasses } from '../../tax-classes.tables.ts';

export const taxClassRows = versionedRows(taxClasses);
export type TaxClass = NonNullable<Awaited<ReturnType<typeof taxClassRows.find>>>;

export function listTaxClasses(q: Queryable) {
  return taxClassRows.list(q, { order: [asc(inDefaultLanguage(taxClasses.name)), asc(taxClasses.id)] });
}

/** How many items, archived ones included, and categories have a tax class. */
export async function countUses(q: Queryable, id: number): Promise<{ items: number; categories: number }> {
  const [ofItems] = await q.select({ count: count() }).from(items).where(eq(items.taxClassId, id));
  const [inCategories] = await q
    .select({ count: count() })
    .from(categories)
    .where(eq(categories.taxClassId, id));
  return { items: ofItems?.count ?? 0, categories: inCategories?.count ?? 0 };
}

type AppliedTax = {
  own_id: number | null;
  name: Translations | null;
  rate_percent: number | null;
  store_rate: number;
};

/** The tax class that applies to an item, and the rate of its store. */
export async function findAppliedTax(q: Queryable, itemId: number): Promise<AppliedTax | null> {
  const found = await q.execute<AppliedTax>(sql`
    select i.tax_class_id as own_id, t.name, t.rate_percent, s.tax_rate as store_rate
    ${sql.raw(FROM_ITEMS_WITH_STORE)}
      left join categories p on p.id = c.parent_id
      left join tax_classes t on t.id = coalesce(i.tax_class_id, c.tax_class_id, p.tax_class_id)
    where i.id = ${itemId}`);
  return found.rows[0] ?? null;
}

const FROM_ITEMS_WITH_STORE = `from items i join categories c on c.id = i.category_id ${joinStore('i.store_id')}`;
