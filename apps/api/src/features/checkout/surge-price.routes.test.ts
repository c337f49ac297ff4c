import type { InputOf } from '@errand/contract';
import { getSurgePrice } from '@errand/contract/checkout';
import { quoteOrder } from '@errand/contract/orders-place';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop } from '../../../test/buyers.ts';
import { makeZone } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { zones } from '../location/location.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Body = InputOf<typeof getSurgePrice>['body'];

async function makeSurgeShop(surcharge: Partial<typeof zones.$inferInsert>) {
  const shop = await makeShop(api);
  await api.db.update(zones).set(surcharge).where(eq(zones.id, shop.zone.id));
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id);
  const quote = await buyer.client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT } });
  const surge = (body: Body = {}, viewer: object = {}) =>
    api
      .client({ ...buyer.viewer, ...viewer })
      .call(getSurgePrice, { query: {}, body: { zone_id: shop.zone.id, ...body } });
  return { shop, buyer, quote, surge };
}

const RAIN = { en: 'It rains.', ar: 'الجو ماطر.' };

// Requirements: MONEY-31.
test('the surge price adds to a delivery charge what the quote adds, in percent and as an amount', async () => {
  const rows = [
    { surchargeType: 'percent', surchargeValue: 12.5 },
    { surchargeType: 'amount', surchargeValue: 175 },
  ] as const;
  for (const row of rows) {
    const { shop, quote, surge } = await makeSurgeShop({
      ...row,
      surchargeActive: true,
      surchargeMessage: RAIN,
    });
    expect(quote.surcharge).toBeGreaterThan(0);
    expect(await surge({ delivery_charge: quote.delivery_charge })).toEqual({
      zone_id: shop.zone.id,
      price: row.surchargeType === 'percent' ? 12.5 : 1.75,
      price_type: row.surchargeType,
      surcharge: quote.surcharge,
      title: 'Zone surcharge',
      customer_note: 'It rains.',
      customer_note_status: 1,
    });
    const arabic = await surge({}, { language: 'ar' });
    expect(arabic).toMatchObject({ title: 'رسوم المنطقة', customer_note: 'الجو ماطر.' });
  }
});

// Requirements: MONEY-33.
test('a zone without a surcharge has a price of 0 and no note, and the zone may come from the header', async () => {
  const { shop, quote, surge } = await makeSurgeShop({ surchargeValue: 20, surchargeMessage: RAIN });
  expect(quote.surcharge).toBe(0);
  const none = { price: 0, surcharge: 0, customer_note: '', customer_note_status: 0 };
  expect(await surge({ delivery_charge: 5, date_time: '2026-03-04 18:30:00' })).toMatchObject(none);
  const fromHeader = await surge({ zone_id: null }, { zoneIds: [shop.zone.id] });
  expect(fromHeader).toMatchObject({ ...none, zone_id: shop.zone.id });
});

test('the surge price rejects callers without an id, unknown zones and invalid values', async () => {
  const { surge } = await makeSurgeShop({ surchargeActive: false });
  const closed = await makeZone(api.db, { active: false });
  const of = async (body: Body, viewer: object = {}) => {
    const { status, code } = await rejectionOf(surge(body, viewer));
    return [status, code];
  };
  expect(await of({}, { guestId: undefined })).toEqual([401, 'guest_required']);
  expect(await of({ zone_id: null })).toEqual([403, 'zone_id']);
  for (const zone_id of [closed.id, 5_000_000_000]) expect(await of({ zone_id })).toEqual([404, 'zone_id']);
  expect(await of({ date_time: 'tomorrow' })).toEqual([403, 'date_time']);
  expect(await of({ delivery_charge: -1 })).toEqual([403, 'delivery_charge']);
});
