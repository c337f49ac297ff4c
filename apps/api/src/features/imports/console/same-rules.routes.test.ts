import { createCatalogItem } from '@errand/contract/console/catalog/item-changes';
import * as contract from '@errand/contract/console/imports';
import type { ItemFields } from '@errand/contract/console/item-fields';
import { emptyItemFields, ITEM_LIMITS } from '@errand/domain/catalog';
import { beforeAll, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { makeCategory, makeModule, makeStore } from '../../../../test/factories/index.ts';
import { registerImportJobs } from './import-job.ts';

const { shop, operator } = await openConsole();
type Place = { storeId: number; categoryId: number };
const places: Partial<Record<'food' | 'ecommerce', Place>> = {};

beforeAll(async () => {
  registerImportJobs(shop.api.deps);
  for (const type of ['food', 'ecommerce'] as const) {
    const module = await makeModule(shop.api.db, { type });
    const { id: storeId } = await makeStore(shop.api.db, { moduleId: module.id });
    const category = await makeCategory(shop.api.db, module.id);
    places[type] = { storeId, categoryId: category.id };
  }
});

type Case = {
  /** What differs from a plain item, in the form and as cells of a file. */
  form: Partial<ItemFields>;
  cells: Record<string, string>;
  isAccepted: boolean;
  type?: 'food' | 'ecommerce';
};

const text = (length: number) => 'a'.repeat(length);
const list = (length: number) => Array.from({ length }, (_, index) => `w${index}`);
const name = (en: string): Case['form'] => ({ name: { en } });
const sizes = (price_minor: number, stock: number): Case['form'] => ({
  combinations: {
    attributes: [{ title: { en: 'Size' }, options: [{ en: 'S' }] }],
    variations: [{ type: 'S', price_minor, stock }],
  },
});
const option = (price_major: number, bounds = { type: 'single' as 'single' | 'multi', min: 0, max: 0 }) => ({
  food_groups: [
    { name: { en: 'Size' }, required: false, ...bounds, values: [{ label: { en: 'Large' }, price_major }] },
  ],
});
const multi = (min: number, max: number) => option(1, { type: 'multi', min, max });
const { priceMinor: MOST, stock: MOST_STOCK, cartQuantity } = ITEM_LIMITS;

/** Good and hostile values of the fields of an item; both doors have to agree on each. */
const CASES: Record<string, Case> = {
  'a name of 255 characters': { form: name(text(255)), cells: { name: text(255) }, isAccepted: true },
  'a name of 256 characters': { form: name(text(256)), cells: { name: text(256) }, isAccepted: false },
  'a name that is a formula': { form: name('=1+1'), cells: { name: '=1+1' }, isAccepted: true },
  'a name of invisible marks': {
    form: name('\u200b\u200e'),
    cells: { name: '\u200b\u200e' },
    isAccepted: false,
  },
  'a description of 20,000 characters': {
    form: { description: { en: text(20_000) } },
    cells: { description: text(20_000) },
    isAccepted: true,
  },
  'a description of 20,001 characters': {
    form: { description: { en: text(20_001) } },
    cells: { description: text(20_001) },
    isAccepted: false,
  },
  'a price of 0': { form: { price_minor: 0 }, cells: { price: '0' }, isAccepted: false },
  'a negative price': { form: { price_minor: -1 }, cells: { price: '-0.01' }, isAccepted: false },
  'the highest price': { form: { price_minor: MOST }, cells: { price: '999999999.99' }, isAccepted: true },
  'a price above the highest': {
    form: { price_minor: MOST + 1 },
    cells: { price: '1000000000' },
    isAccepted: false,
  },
  'a price with three decimals': {
    form: { price_minor: 200.5 },
    cells: { price: '2.005' },
    isAccepted: false,
  },
  'a dish of 0 with a priced option': {
    form: { price_minor: 0, ...option(3) },
    cells: { price: '0', groups: 'Size: Large +3' },
    isAccepted: true,
  },
  'an option of 0.25': { form: option(0.25), cells: { groups: 'Size: Large +0.25' }, isAccepted: false },
  'an option above the highest': {
    form: option(ITEM_LIMITS.optionMajor + 1),
    cells: { groups: 'Size: Large +1000000' },
    isAccepted: false,
  },
  'a group without bounds': {
    form: multi(0, 0),
    cells: { groups: 'Size (0-0): Large +1' },
    isAccepted: true,
  },
  'a group that asks for more than it has': {
    form: multi(2, 0),
    cells: { groups: 'Size (2-0): Large +1' },
    isAccepted: false,
  },
  'a discount of all of the price': {
    form: { discount: { kind: 'amount', value: 500 } },
    cells: { discount: '5' },
    isAccepted: true,
  },
  'a discount above the price': {
    form: { discount: { kind: 'amount', value: 501 } },
    cells: { discount: '5.01' },
    isAccepted: false,
  },
  'a discount of half a cent': {
    form: { discount: { kind: 'amount', value: 0.5 } },
    cells: { discount: '0.005' },
    isAccepted: false,
  },
  'a discount of 101 percent': {
    form: { discount: { kind: 'percent', value: 101 } },
    cells: { discount: '101%' },
    isAccepted: false,
  },
  'the most pieces': {
    form: { stock: MOST_STOCK },
    cells: { stock: String(MOST_STOCK) },
    isAccepted: true,
    type: 'ecommerce',
  },
  'more pieces than the most': {
    form: { stock: MOST_STOCK + 1 },
    cells: { stock: String(MOST_STOCK + 1) },
    isAccepted: false,
    type: 'ecommerce',
  },
  'a variation of 0': {
    form: sizes(0, 1),
    cells: { options: 'Size: S', variations: 'S = 0 x 1' },
    isAccepted: false,
    type: 'ecommerce',
  },
  'a variation with a price': {
    form: sizes(500, 1),
    cells: { options: 'Size: S', variations: 'S = 5 x 1' },
    isAccepted: true,
    type: 'ecommerce',
  },
  'an order of at most 0 pieces': {
    form: { maximum_cart_quantity: 0 },
    cells: { max_quantity: '0' },
    isAccepted: false,
  },
  'an order of at most 1000 pieces': {
    form: { maximum_cart_quantity: cartQuantity },
    cells: { max_quantity: '1000' },
    isAccepted: true,
  },
  'an order of at most 1001 pieces': {
    form: { maximum_cart_quantity: cartQuantity + 1 },
    cells: { max_quantity: '1001' },
    isAccepted: false,
  },
  '250 tags': { form: { tags: list(250) }, cells: { tags: list(250).join(' | ') }, isAccepted: true },
  '251 tags': { form: { tags: list(251) }, cells: { tags: list(251).join(' | ') }, isAccepted: false },
  'a tag of 256 characters': { form: { tags: [text(256)] }, cells: { tags: text(256) }, isAccepted: false },
  'hours past midnight': {
    form: { available_from: 1200, available_to: 120 },
    cells: { available: '20:00-02:00' },
    isAccepted: true,
  },
  'one time only': { form: { available_from: 1200 }, cells: { available: '20:00' }, isAccepted: false },
  'a time after the day': {
    form: { available_from: 0, available_to: 1500 },
    cells: { available: '00:00-25:00' },
    isAccepted: false,
  },
  'hours on days': {
    form: { dayparts: [{ days: [1, 2, 3], from: 420, to: 660 }] },
    cells: { available: 'mon-wed 07:00-11:00' },
    isAccepted: true,
  },
  '11 dayparts': {
    form: { dayparts: Array.from({ length: 11 }, () => ({ days: [1], from: 420, to: 660 })) },
    cells: { available: Array.from({ length: 11 }, () => 'mon 07:00-11:00').join(' | ') },
    isAccepted: false,
  },
  'a daypart without a day': {
    form: { dayparts: [{ days: [], from: 420, to: 660 }] },
    cells: { available: ', 07:00-11:00' },
    isAccepted: false,
  },
  'a unit of 256 characters': { form: { unit: text(256) }, cells: { unit: text(256) }, isAccepted: false },
};

const placeOf = ({ type = 'food' }: Case) => places[type] as Place;

async function isFormAccepted(one: Case): Promise<boolean> {
  const { storeId, categoryId } = placeOf(one);
  const body = {
    store_id: storeId,
    name: { en: 'Soup' },
    description: { en: '' },
    category_id: categoryId,
    price_minor: 500,
    discount: { kind: 'percent' as const, value: 0 },
    ...emptyItemFields(),
    active: true,
    food_groups: [],
    combinations: { attributes: [], variations: [] },
    add_on_ids: [],
    ...one.form,
  };
  return operator.call(createCatalogItem, { body }).then(
    () => true,
    () => false,
  );
}

const quoted = (cell: string) => `"${cell}"`;

/** The faults of a file of one product, separated by commas or, with a decimal point, by semicolons. */
async function isFileAccepted(one: Case, separator: ',' | ';'): Promise<boolean> {
  const { storeId, categoryId } = placeOf(one);
  const cells = { id: 'x', name: 'Soup', category: String(categoryId), price: '5.00', ...one.cells };
  const lines = [Object.keys(cells), Object.values(cells).map(quoted)].map((line) => line.join(separator));
  const body = new FormData();
  body.set('store_id', String(storeId));
  body.set('file', new File([`${lines.join('\n')}\n`], 'menu.csv', { type: 'text/csv' }));
  const { id } = await operator.call(contract.checkImport, { body });
  await shop.api.jobs.run();
  const checked = await operator.call(contract.getImport, { params: { id } });
  return checked.fault_count === 0 && checked.created + checked.updated === 1;
}

test.for(Object.entries(CASES))('form and files agree on %s', async ([, one]) => {
  const doors = {
    form: await isFormAccepted(one),
    commas: await isFileAccepted(one, ','),
    semicolons: await isFileAccepted(one, ';'),
  };
  const { isAccepted } = one;
  expect(doors).toEqual({ form: isAccepted, commas: isAccepted, semicolons: isAccepted });
});

test('an amount that may mean thousands is an error in a file with commas, too', async () => {
  for (const price of ['2.000', '12.3400', '1,500'])
    expect([price, await isFileAccepted({ form: {}, cells: { price }, isAccepted: false }, ',')]).toEqual([
      price,
      false,
    ]);
  expect(await isFileAccepted({ form: {}, cells: { price: '2.5' }, isAccepted: true }, ',')).toBe(true);
});
