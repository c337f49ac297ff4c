import type { ItemDetail } from '@errand/contract/console/item-fields';
import type { ConsoleContext } from '../../../../console/index.ts';
import { translated } from '../../../../platform/db/index.ts';
import { requireFound } from '../../../../platform/http/index.ts';
import { findAppliedTax } from './tax-classes.queries.ts';

/** The tax of an item as its form shows it: its own class, and the rate that applies. */
export async function itemTaxOf(ctx: ConsoleContext, itemId: number): Promise<ItemDetail['tax']> {
  const tax = requireFound(await findAppliedTax(ctx.db, itemId));
  const name = tax.name && translated(tax.name, ctx.language);
  return {
    class_id: tax.own_id,
    rate_percent: tax.rate_percent ?? tax.store_rate,
    name,
    of: name === null ? 'store' : tax.own_id === null ? 'category' : 'item',
  };
}
