import * as contract from '@errand/contract/console/parcel-categories';
import { listParcelCategories } from '@errand/contract/parcel';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeModule } from '../../../../test/factories/index.ts';
import { makeParcelService, makeSender } from '../../../../test/factories/parcels.ts';
import { formOf, pictureOf } from '../../../../test/upload.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
const service = await makeParcelService(api, { active: false });
const sender = await makeSender(api, service);

const BODY = {
  name: { en: 'Box', ar: 'صندوق' },
  description: { en: 'Anything taped shut.' },
  forbidden: { en: 'Batteries', ar: 'بطاريات' },
  per_km_minor: 100,
  minimum_minor: 200,
  maximum_kg: 20,
  measure: 'weight' as const,
  weight_steps: [
    { from_kg: 10, extra_minor: 300 },
    { from_kg: 5, extra_minor: 150 },
  ],
};
const create = (body: object = {}) =>
  operator.call(contract.createParcelCategory, { body: { module_id: service.module.id, ...BODY, ...body } });
const shown = () =>
  api.client({ language: 'ar', moduleId: service.module.id }).call(listParcelCategories, {});

test('a category made in the console is shown, measured and charged as its form says, until it is switched off', async () => {
  const made = await create();
  expect(made.slug).toBe('box');
  expect(await shown()).toMatchObject([
    {
      id: made.id,
      name: 'صندوق',
      description: 'Anything taped shut.',
      forbidden_contents: 'بطاريات',
      maximum_weight: 20,
      weight_steps: [
        { from: 5, extra_charge: 1.5 },
        { from: 10, extra_charge: 3 },
      ],
    },
  ]);
  const quote = (weight: number | null) =>
    sender.quote({ parcel_category_id: made.id, parcel_weight: weight });
  expect((await quote(6)).parcel).toMatchObject({ distance_charge: 5.56, measure_charge: 1.5 });
  expect((await quote(null)).problems).toMatchObject([{ code: 'required' }]);
  const { id: _, slug: __, module: ___, picture: ____, version, ...values } = made;
  const change = (body: object) =>
    operator.call(contract.updateParcelCategory, {
      params: { id: made.id },
      body: { ...values, version, ...body } as contract.ParcelCategoryBody & { version: string },
    });
  // Without its own rates the category has those of the sender's zone: 0.50 per kilometer.
  const changed = await change({ per_km_minor: null, measure: 'none' });
  expect(changed).toMatchObject({ per_km_minor: null, weight_steps: [] });
  expect((await quote(null)).parcel).toMatchObject({ distance_charge: 2.78, measure_charge: 0 });
  expect(await codeOf(change({}))).toBe('changed_meanwhile');
  await change({ active: false, version: changed.version });
  expect(await shown()).toEqual([]);
});

test('a category belongs to a parcel module, and its steps fit its limits', async () => {
  const food = await makeModule(api.db, { type: 'food' });
  expect(await codeOf(create({ module_id: food.id }))).toBe('module_id');
  const heavy = [{ from_kg: 21, extra_minor: 100 }];
  await expect(create({ weight_steps: heavy })).rejects.toMatchObject({
    code: 'weight_steps',
    message: 'A step begins above the heaviest parcel.',
  });
  const light = [{ from_kg: 0, extra_minor: 100 }];
  await expect(create({ weight_steps: light })).rejects.toMatchObject({ code: 'weight_steps.0.from_kg' });
});

test('the picture of a category is replaced and removed', async () => {
  const params = { id: (await create({ name: { en: 'Flowers' } })).id };
  const body = formOf({ picture: [await pictureOf(78)] });
  const withPicture = await operator.call(contract.setParcelCategoryPicture, { params, body });
  expect((await shown())[0]?.image_full_url).toBe(withPicture.picture);
  await operator.call(contract.setParcelCategoryPicture, { params, body: formOf({}) });
  expect((await shown())[0]?.image_full_url).toBeNull();
});
