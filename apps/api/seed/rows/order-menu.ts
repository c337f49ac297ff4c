import type { LineInput, PricedLine } from '@errand/domain/cart';
import { checkLine, type PricedItem, type Selection } from '@errand/domain/catalog';
import { toMinor } from '@errand/domain/money';
import { asc, eq } from 'drizzle-orm';
import { addOns, items } from '../../src/features/catalog/catalog.tables.ts';
import type { orderLines } from '../../src/features/orders/orders.tables.ts';
import type { Random } from '../city/seeded-random.ts';
import { DIGITS, idOf, type Seed } from '../seed.types.ts';
import { storeSeeds } from '../world-data.ts';
import type { PastLine } from './past-order-seeds.ts';

type Item = typeof items.$inferSelect;
type AddOn = typeof addOns.$inferSelect;

/** An order line, priced by the domain rules. */
export type ReadLine = LineInput & { row: Item; extras: (AddOn & { quantity: number })[] };

/** What a store sold before the demo, in the form of the rules. */
export type OrderMenu = { slug: string; module: PricedItem['moduleType']; rows: Item[]; offered: AddOn[] };

export async function readMenu(seed: Seed, slug: string): Promise<OrderMenu> {
  const storeId = idOf(seed.stores, slug);
  const module = storeSeeds.find((store) => store.slug === slug)?.module;
  if (!module) throw new Error(`The seed has no store "${slug}".`);
  const rows = await seed.tx.select().from(items).where(eq(items.storeId, storeId)).orderBy(asc(items.id));
  const offered = await seed.tx.select().from(addOns).where(eq(addOns.storeId, storeId));
  return { slug, module, rows, offered };
}

/** The lines of an order, validated by the domain rules. */
export function readLines(seed: Seed, menu: OrderMenu, lines: PastLine[]): ReadLine[] {
  return lines.map((line) => {
    const row = menu.rows.find(({ id }) => id === idOf(seed.items, `${menu.slug}/${line.item}`));
    const store = storeSeeds.find(({ slug }) => slug === menu.slug);
    if (!row || !store) throw new Error(`${menu.slug} does not sell "${line.item}".`);
    const extras = (line.addOns ?? []).map(([slug, quantity]) => {
      const name = store.addOns?.find((addOn) => addOn.slug === slug)?.name.en;
      const addOn = menu.offered.find((candidate) => candidate.name.en === name);
      if (!addOn) throw new Error(`${menu.slug} has no add-on "${slug}".`);
      return { ...addOn, quantity };
    });
    const groups = (line.groups ?? []).map(([name, labels]) => ({ name, labels }));
    return checkedLine(menu, row, { groups, quantity: line.quantity, extras });
  });
}

/** One to three different items of the menu, with the first options of their required groups. */
export function pickLines(menu: OrderMenu, random: Random): ReadLine[] {
  const left = menu.rows.filter(isPickable);
  const count = 1 + random.below(3);
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [row] = left.splice(random.below(left.length), 1);
    if (!row) throw new Error(`${menu.slug} has nothing to order.`);
    const groups = row.foodGroups
      .filter(({ required, min }) => required || min > 0)
      .map(({ name, values, min }) => ({
        name: name.en,
        labels: values.slice(0, Math.max(1, min)).map(({ label }) => label.en),
      }));
    return checkedLine(menu, row, { groups, quantity: 1 + random.below(2), extras: [] });
  });
}

/** Whether an item can be ordered without a choice that the seed would have to make up. */
function isPickable({ choices, campaignStarts, prescription, stock }: Item): boolean {
  return choices.length === 0 && campaignStarts === null && !prescription && (stock ?? 2) >= 2;
}

function checkedLine(
  menu: OrderMenu,
  row: Item,
  { groups, quantity, extras }: Pick<ReadLine, 'extras' | 'quantity'> & Pick<Selection, 'groups'>,
): ReadLine {
  const selection: Selection = { groups, variation: null };
  const item = pricedItem(row, menu.module, menu.offered);
  const checked = checkLine(item, selection, extras, quantity);
  if (!checked.ok) throw new Error(`"${row.slug}" cannot be ordered like this: ${checked.code}.`);
  return { item, selection, addOns: extras, quantity, row, extras };
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
