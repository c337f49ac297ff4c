import { getConfig } from '@errand/contract/config';
import { quoteOrder } from '@errand/contract/orders-place';
import { expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeParcelService, makeSender } from '../../../../test/factories/parcels.ts';
import { makeFleet, makeRenter } from '../../../../test/factories/trips.ts';
import { HOSTILE_NUMBERS, HOSTILE_STRUCTURES, HOSTILE_TEXTS } from '../../../../test/fuzz/hostile-values.ts';
import { normalizeInput } from '../../../platform/http/normalize-input.ts';
import type { Settings } from '../../../platform/settings.ts';
import { DEFAULT_SETTINGS } from '../settings.defaults.ts';
import { boundsOf, isSetting, settingSchema } from '../settings.schema.ts';
import { changeSettings, rejectionText } from '../settings.service.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
const KEYS = Object.keys(DEFAULT_SETTINGS).filter(isSetting);
const MOST_QUOTED = 8;
const HOSTILE: unknown[] = [
  ...HOSTILE_TEXTS,
  ...HOSTILE_NUMBERS,
  ...HOSTILE_STRUCTURES,
  101,
  Number.NaN,
  '24:00',
  '24:30',
  'javascript:alert(1)',
  '//evil.example',
];

/** The value with each of its parts replaced by the hostile ones. */
function variantsOf(value: unknown): unknown[] {
  if (value === null || typeof value !== 'object') return HOSTILE;
  return Object.entries(value).flatMap(([part, inner]) =>
    variantsOf(inner).map((variant) =>
      Array.isArray(value) ? value.with(Number(part), variant) : { ...value, [part]: variant },
    ),
  );
}

/** Hostile values that the setting accepts: those that are written and then have to be lived with. */
function acceptedOf(key: keyof Settings): unknown[] {
  const bounds = boundsOf(key);
  const candidates = [
    ...HOSTILE,
    ...variantsOf(DEFAULT_SETTINGS[key]),
    ...(bounds ? [bounds.least, bounds.most] : []),
  ];
  const schema = settingSchema(key);
  const accepted = candidates.filter((value) => schema.safeParse(normalizeInput(schema, value)).success);
  return [...new Map(accepted.map((value) => [JSON.stringify(value), value])).values()];
}

/** One buyer of each kind of order. */
async function makeBuyers() {
  const made = await makeShop(api);
  const buyer = await makeBuyer(api, made, 'customer');
  await buyer.fill(made.item.id, 2);
  const sender = await makeSender(api, await makeParcelService(api));
  const renter = await makeRenter(api, await makeFleet(api));
  await renter.addVehicle();
  const body = { ...DELIVERY_ADDRESS, ...CONTACT };
  return {
    quotes: () => [buyer.client.call(quoteOrder, { query: {}, body }), sender.quote(), renter.quote()],
    places: () => [buyer.place(), sender.send(), renter.book()],
  };
}

test('every number has bounds, and 101 percent, negative amounts and script addresses are rejected', async () => {
  const outside = [
    'admin_commission',
    'additional_charge',
    'per_km_shipping_charge',
    'ref_earning_exchange_rate',
  ];
  for (const key of KEYS) {
    const bounds = boundsOf(key);
    if (!bounds) continue;
    const isRight = (value: number) => settingSchema(key).safeParse(value).success;
    expect([key, isRight(bounds.least), isRight(bounds.most)]).toEqual([key, true, true]);
    expect([key, isRight(bounds.least - 1), isRight(bounds.most + 1)]).toEqual([key, false, false]);
  }
  for (const key of outside) expect(await codeOf(changeInConsole(operator, key, -1))).toBe('setting_bounds');
  expect(await codeOf(changeInConsole(operator, 'admin_commission', 101))).toBe('setting_bounds');
  expect(await codeOf(changeInConsole(operator, 'parcel_tax_percentage', 101))).toBe('setting_bounds');
  const link = [{ id: 1, name: 'x', link: 'javascript:alert(1)', status: 1 }];
  expect(await codeOf(changeInConsole(operator, 'social_media', link))).toBe('setting_invalid');
});

/** The statuses of calls; those of rejections too. */
async function statusesOf(calls: readonly Promise<unknown>[]): Promise<number[]> {
  const found = await Promise.allSettled(calls);
  return found.map((one) => (one.status === 'fulfilled' ? 200 : (one.reason as { status: number }).status));
}

test('whatever a setting accepts, the configuration and a quote of every kind of order are answered', async () => {
  const { quotes } = await makeBuyers();
  for (const key of KEYS) {
    const accepted = acceptedOf(key);
    for (const [at, value] of accepted.entries()) {
      await changeSettings(api.deps, { [key]: value }).catch((error: unknown) => {
        // Currency and decimals are refused, because amounts are stored.
        if (rejectionText(error) === null) throw error;
      });
      // Of many texts, the last one is quoted with.
      const isQuoted = accepted.length <= MOST_QUOTED || at === accepted.length - 1;
      const statuses = await statusesOf([api.client().call(getConfig, {}), ...(isQuoted ? quotes() : [])]);
      expect({ key, value, failed: statuses.filter((status) => status === 500) }).toEqual({
        key,
        value,
        failed: [],
      });
    }
    await changeSettings(api.deps, { [key]: DEFAULT_SETTINGS[key] });
  }
}, 180_000);

test.each(['least', 'most'] as const)(
  'with every number at its %s, an order of every kind is placed',
  async (end) => {
    const { places } = await makeBuyers();
    const numbers = KEYS.flatMap((key) => {
      const bounds = boundsOf(key);
      return bounds && key !== 'digit_after_decimal_point' ? [[key, bounds[end]] as const] : [];
    });
    await changeSettings(api.deps, { additional_charge_status: 1, orders_open: true });
    await changeSettings(api.deps, Object.fromEntries(numbers));
    for (const placed of await Promise.all(places())) expect(placed).toBeTruthy();
  },
);
