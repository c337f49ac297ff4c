import * as contract from '@errand/contract/console/imports';
import { beforeAll, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import {
  makeAddOn,
  makeCategory,
  makeDaypart,
  makeItem,
  makeModule,
  makeStore,
  makeVariation,
} from '../../../../test/factories/index.ts';
import { picture } from '../../../../test/import-harness.ts';
import { registerImportJobs } from '../console/import-job.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
let kitchen: { id: number };
let market: { id: number };

beforeAll(async () => {
  registerImportJobs(api.deps);
  const food = await makeModule(api.db, { type: 'food' });
  const goods = await makeModule(api.db, { type: 'ecommerce' });
  kitchen = await makeStore(api.db, { moduleId: food.id });
  market = await makeStore(api.db, { moduleId: goods.id });
  await makeDishes(food.id);
  await makeGoods(goods.id);
});

async function makeDishes(moduleId: number): Promise<void> {
  const pizza = await makeItem(api.db, {
    storeId: kitchen.id,
    name: { en: '=Pizza: "hot", 1 > 2', ar: 'بيتزا حارّة' },
    description: { en: 'Two\nlines', ar: 'سطر' },
    priceMinor: 950,
    discount: 12.5,
    availableFrom: 1200,
    availableTo: 120,
    tags: ['a | b', 'spicy'],
    allergies: ['Milk'],
    veg: true,
    maximumCartQuantity: 7,
    pictures: [await api.deps.files.put(api.db, await picture(7))],
    foodGroups: [
      {
        name: { en: 'Size (cm)', ar: 'الحجم' },
        type: 'single',
        required: true,
        min: 0,
        max: 0,
        values: [
          { label: { en: 'Small', ar: 'صغير' }, optionMajor: 0 },
          { label: { en: 'Large +1', ar: 'كبير' }, optionMajor: 3 },
        ],
      },
      {
        name: { en: 'Sauces', ar: 'صلصات' },
        type: 'multi',
        required: true,
        min: 1,
        max: 0,
        values: [{ label: { en: 'Garlic', ar: 'ثوم' }, optionMajor: 1 }],
      },
    ],
  });
  await makeAddOn(api.db, kitchen.id, pizza.id, { name: { en: 'Olives', ar: 'زيتون' }, priceMinor: 75 });
  await makeDaypart(api.db, kitchen.id, { itemId: pizza.id }, { days: [1, 2, 3, 4, 5], from: 420, to: 660 });
  await makeDaypart(api.db, kitchen.id, { itemId: pizza.id }, { days: [0, 6], from: 1080, to: 1440 });
  await makeItem(api.db, { storeId: kitchen.id, active: false, discount: 150, discountType: 'amount' });
  // Two main categories of one name, which a path could not tell apart.
  const name = { en: 'Soups', ar: 'حساء' };
  const [one] = [
    await makeCategory(api.db, moduleId, { name }),
    await makeCategory(api.db, moduleId, { name }),
  ];
  const below = await makeCategory(api.db, moduleId, { parentId: one.id, name: { en: 'Cold > raw' } });
  await makeItem(api.db, { storeId: kitchen.id, categoryId: one.id });
  await makeItem(api.db, { storeId: kitchen.id, categoryId: below.id });
}

async function makeGoods(moduleId: number): Promise<void> {
  const main = await makeCategory(api.db, moduleId, { name: { en: 'Clothes', ar: 'ملابس' } });
  const shirts = await makeCategory(api.db, moduleId, {
    parentId: main.id,
    name: { en: 'Shirts', ar: 'قمصان' },
  });
  const shirt = await makeItem(api.db, {
    storeId: market.id,
    categoryId: shirts.id,
    stock: 4,
    choices: [
      {
        title: { en: 'Color', ar: 'اللون' },
        options: [
          { en: 'Dark = red', ar: 'أحمر' },
          { en: 'Blue', ar: 'أزرق' },
        ],
      },
      { title: { en: 'Size' }, options: [{ en: 'S' }] },
    ],
  });
  await makeVariation(api.db, shirt.id, { type: 'Dark = red-S', priceMinor: 1250, stock: 4, position: 0 });
  await makeVariation(api.db, shirt.id, { type: 'Blue-S', priceMinor: 1300, stock: 0, position: 1 });
  await makeItem(api.db, { storeId: market.id, stock: 12, unit: 'kg' });
  await makeItem(api.db, { storeId: market.id, stock: null, externalId: 'own-1' });
}

async function exportOf(storeId: number, language: 'en' | 'ar'): Promise<string> {
  const response = await shop.app.inject({
    url: `/api/console/v1/items?format=csv&store_id=${storeId}`,
    headers: { ...operator.headers(), 'x-localization': language },
  });
  expect(response.statusCode).toBe(200);
  return response.body;
}

async function check(storeId: number, file: string, pictures = true) {
  const body = new FormData();
  body.set('store_id', String(storeId));
  body.set('pictures', String(pictures));
  body.set('file', new File([file], 'menu.csv', { type: 'text/csv' }));
  const { id } = await operator.call(contract.checkImport, { body });
  await api.jobs.run();
  return operator.call(contract.getImport, { params: { id } });
}

test.for(['en', 'ar'] as const)(
  'an export is imported unchanged: options, stock, discounts, pictures and translations, with heads in %s',
  async (language) => {
    const dishes = await check(kitchen.id, await exportOf(kitchen.id, language));
    expect(dishes).toMatchObject({ faults: [], changes: [], created: 0, updated: 0, unchanged: 4 });
    const goods = await check(market.id, await exportOf(market.id, language));
    expect(goods).toMatchObject({ faults: [], changes: [], created: 0, updated: 0, unchanged: 3 });
  },
);

test('an export has amounts in units of the currency, and formulas that spreadsheets do not run', async () => {
  const [head = '', ...rows] = (await exportOf(kitchen.id, 'en')).split('\r\n');
  expect(head).toMatch(/^\uFEFFid,store,category,name,name:ar,description,description:ar,price,discount,/);
  const pizza = rows.find((row) => row.includes('Pizza'));
  expect(pizza).toContain(`"'=Pizza: ""hot"", 1 > 2"`);
  expect(pizza).toContain(',9.50,12.5%,');
  expect((await exportOf(kitchen.id, 'ar')).split('\r\n')[0]).toContain('الاسم,الاسم:ar');
});

test('a changed row of an export changes its item, which no import has made, and no other', async () => {
  const file = (await exportOf(market.id, 'en')).replace(',12,', ',15,');
  const checked = await check(market.id, file);
  expect(checked).toMatchObject({ faults: [], created: 0, updated: 1, unchanged: 2 });
  await operator.call(contract.startImport, { params: { id: checked.id }, body: { skip_faults: false } });
  await api.jobs.run();
  const done = await operator.call(contract.getImport, { params: { id: checked.id } });
  expect(done).toMatchObject({ state: 'done', created: 0, updated: 1, unchanged: 2 });
  expect(await check(market.id, await exportOf(market.id, 'ar'))).toMatchObject({ updated: 0, unchanged: 3 });
});
