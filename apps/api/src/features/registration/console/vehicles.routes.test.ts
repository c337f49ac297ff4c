import * as contract from '@errand/contract/console/couriers/vehicles';
import { listCourierVehicles } from '@errand/contract/registration';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { listVehicleExtras } from '../registration.views.ts';

const { shop, operator } = await openConsole();

const offered = () => shop.api.client({ language: 'ar' }).call(listCourierVehicles, {});
const create = (body: object) =>
  operator.call(contract.createCourierVehicle, { body: { name: { en: 'Car' }, ...body } });

test('a vehicle made in the console is offered to applicants and charged for until it is switched off', async () => {
  const later = await create({ name: { en: 'Scooter', ar: 'سكوتر' }, position: 2 });
  const car = await create({ name: { en: 'Car', ar: 'سيارة' }, needed_from_km: 8, extra_minor: 250 });
  expect((await offered()).map(({ id, type }) => [id, type])).toEqual([
    [car.id, 'سيارة'],
    [later.id, 'سكوتر'],
  ]);
  expect(await listVehicleExtras(shop.api.db)).toEqual([{ fromKm: 8, extraMinor: 250 }]);
  const { id: _, version, name, ...values } = car;
  const change = () =>
    operator.call(contract.updateCourierVehicle, {
      params: { id: car.id },
      body: { ...values, name: { en: name.en }, active: false, version },
    });
  expect(await change()).toMatchObject({ active: false, needed_from_km: 8 });
  expect(await codeOf(change())).toBe('changed_meanwhile');
  expect((await offered()).map(({ id }) => id)).toEqual([later.id]);
  expect(await listVehicleExtras(shop.api.db)).toEqual([]);
});

test('vehicles are listed in the order of the form and found by a word of any language', async () => {
  const list = async (search?: string) => {
    const query = search ? { search } : {};
    return (await operator.call(contract.listVehiclesOfCouriers, { query })).rows.map(({ name }) => name.en);
  };
  expect(await list()).toEqual(['Car', 'Scooter']);
  expect(await list('سكوتر')).toEqual(['Scooter']);
});

test('an extra charge without a distance and values beyond the bounds are rejected at their field', async () => {
  await expect(create({ extra_minor: 100 })).rejects.toMatchObject({
    code: 'needed_from_km',
    message: expect.stringContaining('Enter the distance'),
  });
  for (const needed_from_km of [-1, 1001])
    await expect(create({ needed_from_km })).rejects.toMatchObject({ code: 'needed_from_km' });
});
