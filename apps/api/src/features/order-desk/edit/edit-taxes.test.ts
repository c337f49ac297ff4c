import { getOrder } from '@errand/contract/console/orders';
import { editOrder, quoteOrderEdit } from '@errand/contract/console/orders/order-edits';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { makeItem, makeTaxClass } from '../../../../test/factories/index.ts';
import { items } from '../../catalog/catalog.tables.ts';
import { orders } from '../../orders/orders.tables.ts';
import { changeSettings } from '../../settings/index.ts';

const { shop, operator } = await openConsole();

test('an edit taxes kept lines and charges by the agreed rates, and added items by the rates of today', async () => {
  await changeSettings(shop.api.deps, { delivery_tax_percentage: 20 });
  const store = await makeShop(shop.api, { store: { taxRate: 5 }, item: { priceMinor: 500 } });
  const full = await makeTaxClass(shop.api.db);
  const wine = await makeItem(shop.api.db, { storeId: store.store.id, priceMinor: 600, taxClassId: full.id });
  const added = await makeItem(shop.api.db, {
    storeId: store.store.id,
    priceMinor: 100,
    taxClassId: full.id,
  });
  const buyer = await makeBuyer(shop.api, store);
  await buyer.fill(store.item.id, 2);
  await buyer.fill(wine.id);
  const { order_id: id } = await buyer.place();
  await changeSettings(shop.api.deps, { delivery_tax_percentage: 0 });
  await shop.api.db.update(items).set({ taxClassId: null }).where(eq(items.id, wine.id));

  const { lines, version } = await operator.call(getOrder, { params: { id } });
  const body = {
    kept: lines.map((line) => ({ line_id: line.id, quantity: 1 })),
    added: [{ item_id: added.id, quantity: 1, groups: [], variation: null, add_ons: [] }],
  };
  const { total_minor } = await operator.call(quoteOrderEdit, { params: { id }, body });
  const edited = await operator.call(editOrder, {
    params: { id },
    body: { ...body, total_minor, version, reason: 'Sold out today' },
  });
  // 5.00 at 5 %, 6.00 and 1.00 at 19 %, and the delivery of 2.00 at 20 %.
  expect(edited.taxes).toEqual([
    { rate: 20, base_minor: 200, tax_minor: 40 },
    { rate: 19, base_minor: 700, tax_minor: 133 },
    { rate: 5, base_minor: 500, tax_minor: 25 },
  ]);
  expect(edited.tax_minor).toBe(198);
  expect(edited.lines.map(({ tax_minor }) => tax_minor).toSorted((a, b) => a - b)).toEqual([19, 25, 114]);
  const [order] = await shop.api.db.select().from(orders).where(eq(orders.id, id));
  expect(order?.taxes?.map(({ of, amountMinor }) => [of, amountMinor])).toEqual([
    ['goods', 25],
    ['goods', 133],
    ['delivery', 40],
  ]);
});
