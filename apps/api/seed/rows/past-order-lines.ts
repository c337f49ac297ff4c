import type { LineInput, PricedLine } from '@errand/domain/cart';
import { checkLine, type PricedItem, type Selection } from '@errand/domain/catalog';
import { toMinor } from '@errand/domain/money';
import { eq } from 'drizzle-orm';
import { addOns, items } from '../../src/features/catalog/catalog.tables.ts';
import type { orderLines } from '../../src/features/orders/orders.tables.ts';
import { DIGITS, idOf, type Seed } from '../seed.types.ts';
import { storeSeeds } from '../world-data.ts';
import type { PastLine, PastOrder } from './past-order-seeds.ts';

type Item = typeof items.$inferSelect;
type AddOn = typeof addOns.$inferSelect;

/** An order line, priced by the domain rules. */
export type ReadLine = LineInput & { row: Item; extras: (AddOn & { quantity: number })[] };

/** The lines of a past order, validated by the domain rules. */
export async function readLines(seed: Seed, order: PastOrder): Promise<ReadLine[]> {
  const storeId = idOf(seed.stores, order.store);
  const rows = await seed.tx.select().from(items).where(eq(items.storeId, storeId));
  const offered = await seed.tx.select().from(addOns).where(eq(addOns.storeId, storeId));
  return order.lines.map((line) => readLine(seed, order, line, rows, offered));
}

function readLine(seed: Seed, order: PastOrder, line: PastLine, rows: Item[], offered: AddOn[]): ReadLine {
  const id = idOf(seed.items, `${order.store}/${line.item}`);
  const row = rows.find((candidate) => candidate.id === id);
  const store = storeSeeds.find(({ slug }) => slug === order.store);
  if (!row || !store) throw new Error(`${order.store} does not sell "${line.item}".`);
  const extras = (line.addOns ?? []).map(([slug, quantity]) => {
    const name = store.addOns?.find((addOn) => addOn.slug === slug)?.name.en;
    const addOn = offered.find((candidate) => candidate.name.en === name);
    if (!addOn) throw new Error(`${order.store} has no add-on "${slug}".`);
    return { ...addOn, quantity };
  });
  const selection: Selection = {
    groups: (line.groups ?? []).map(([name, labels]) => ({ name, labels })),
    variation: null,
  };
  const item = pricedItem(row, store.module, offered);
  const checked = checkLine(item, selection, extras, line.quantity);
  if (!checked.ok) throw new Error(`"${line.item}" cannot be ordered like this: ${checked.code}.`);
  return { item, selection, addOns: extras, quantity: line.quantity, row, extras };
}

/** Without the store's discount, which started later. */
function pricedItem(row: Item, moduleType: PricedItem['moduleType'], offered: AddOn[]): PricedItem {
  return {
    id: row.id,
    moduleType,
    priceMinor: row.priceMinor,
    discount: row.discount,
    discountType: row.discountType,
    storeDiscount: 0,
    storeTerms: null,
    restaurantDiscount: 0,
    stock: row.stock,
    maximumCartQuantity: row.maximumCartQuantity,
    foodVariations: row.foodGroups.map(({ name, values, ...group }) => ({
      ...group,
      name: name.en,
      values: values.map(({ label, optionMajor }) => ({
        label: label.en,
        priceMinor: toMinor(optionMajor, DIGITS),
      })),
    })),
    variations: [],
    addOns: offered.map(({ id, priceMinor }) => ({ id, priceMinor })),
  };
}

/** A priced line as a row of its order. */
export function lineRow(
  line: ReadLine,
  price: PricedLine,
  taxMinor: number,
): Omit<typeof orderLines.$inferInsert, 'orderId'> {
  const { row, selection, quantity, extras } = line;
  return {
    itemId: row.id,
    name: row.name,
    slug: row.slug,
    picture: row.pictures[0] ?? null,
    tint: row.tint,
    choice: selection.groups.length > 0 ? { kind: 'food', groups: selection.groups } : { kind: 'plain' },
    choiceText: choiceText(row, selection),
    addOns: extras.map(({ id, name, priceMinor, quantity: taken }) => ({
      id,
      name,
      priceMinor,
      quantity: taken,
    })),
    quantity,
    unitMinor: price.unitMinor,
    addOnsMinor: price.addOnsMinor,
    discountMinor: price.discountMinor,
    taxMinor,
    totalMinor: price.totalMinor,
  };
}

function choiceText({ foodGroups }: Item, { groups }: Selection): { en: string; ar: string } {
  const picked = groups.flatMap(({ name, labels }) => {
    const values = foodGroups.find((group) => group.name.en === name)?.values ?? [];
    return values.filter(({ label }) => labels.includes(label.en)).map(({ label }) => label);
  });
  return {
    en: picked.map(({ en }) => en).join(', '),
    ar: picked.map(({ ar, en }) => ar ?? en).join('، '),
  };
}
