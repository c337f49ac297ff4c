import type { Order } from '@errand/contract/orders';
import { toMinor } from '@errand/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PARCEL } from '../parcel.fixture.ts';
import { billParts } from './parcel-bill.tsx';

const amount = fc.nat(50_000);

test('the parts of a parcel’s bill add up to its total to the cent, also when a coupon waives the delivery', () => {
  fc.assert(
    fc.property(
      fc.tuple(amount, amount, amount),
      fc.tuple(amount, amount, amount, amount, amount),
      fc.boolean(),
      fc.constantFrom('included' as const, 'excluded' as const),
      ([distance, measure, vehicle], [surcharge, coupon, tax, fee, tip], isWaived, taxStatus) => {
        const charge = isWaived ? 0 : distance + measure + vehicle;
        const added = taxStatus === 'excluded' ? tax : 0;
        const order = {
          ...PARCEL,
          delivery_charge: charge / 100,
          surcharge: surcharge / 100,
          coupon_discount_amount: coupon / 100,
          total_tax_amount: tax / 100,
          tax_status: taxStatus,
          additional_charge: fee / 100,
          dm_tips: tip / 100,
          parcel: {
            ...PARCEL.parcel,
            distance_charge: distance / 100,
            measure_charge: measure / 100,
            vehicle_charge: vehicle / 100,
          },
        } as Order;
        const sum = billParts(order, 2).reduce((total, part) => total + toMinor(part.amount, 2), 0);
        expect(sum).toBe(charge + surcharge - coupon + added + fee + tip);
      },
    ),
  );
});

test('zero parts are left out, except the distance', () => {
  const free = { ...PARCEL, surcharge: 0, total_tax_amount: 0, additional_charge: 0, dm_tips: 0 };
  const parcel = { ...PARCEL.parcel, distance_charge: 0, measure_charge: 0, vehicle_charge: 0 };
  const keys = billParts({ ...free, delivery_charge: 0, parcel } as Order, 2).map(({ key }) => key);
  expect(keys).toEqual(['parcel-order.bill.distance']);
});
