import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order } from '@errand/contract/orders';
import { roundingOf } from '@errand/domain/checkout';
import { toMajor, toMinor } from '@errand/domain/money';
import { isolate } from '@errand/ui/isolate.ts';
import { TaxRateRows } from '#platform/tax-rate-rows.tsx';
import { BillRow } from '../../receipt/bill-row.tsx';
import { BillTotal } from '../../receipt/bill-rows.tsx';
import { useMeasure } from '../use-measure.ts';
import '../../receipt/bill.css';

/** The price of a parcel, exactly as agreed when it was booked. The parts add up to the total. */
export function ParcelBill({ order }: { order: Order }) {
  const t = useText();
  const money = useMoney();
  const { distance, weight, size } = useMeasure(order);
  const fee = order.money?.return_fee ?? 0;
  const names: Partial<Record<TextKey, string | null>> = {
    'parcel-order.bill.distance': distance,
    'parcel-order.weight': weight,
    'parcel-order.size': size,
  };
  return (
    <div className="order-bill">
      <dl>
        {billParts(order, money.style.digits).map(({ key, amount }) => (
          <BillRow key={key} name={names[key] ? `${t(key)} (${names[key]})` : t(key)} amount={amount} />
        ))}
        {fee > 0 && <BillRow name={t('parcel-order.bill.return')} amount={fee} />}
        <BillTotal order={order} />
      </dl>
      {order.taxes.length > 1 && (
        <dl>
          <TaxRateRows taxes={order.taxes} />
        </dl>
      )}
      {order.tax_status === 'included' && order.total_tax_amount > 0 && (
        <p className="text-caption">
          {t('orders.bill.taxIncluded', { amount: isolate(money.exact(order.total_tax_amount)) })}
        </p>
      )}
    </div>
  );
}

type BillPart = { key: TextKey; amount: number };

/**
 * The parts of a parcel's total in major units, without parts of 0 except the distance. A coupon that waives the delivery
 * is a part of its own, so that the charge for distance, measure and vehicle remains visible.
 */
export function billParts(order: Order, digits: number): BillPart[] {
  const { parcel } = order;
  if (!parcel) return [];
  const { distance_charge: distance, measure_charge: measure, vehicle_charge: vehicle } = parcel;
  const minor = (major: number) => toMinor(major, digits);
  const chargeMinor = minor(distance) + minor(measure) + minor(vehicle);
  const parts: [TextKey, number][] = [
    ['parcel-order.bill.distance', distance],
    [parcel.size === null ? 'parcel-order.weight' : 'parcel-order.size', measure],
    ['parcel-order.bill.vehicle', vehicle],
    ['parcel-order.bill.waived', toMajor(minor(order.delivery_charge) - chargeMinor, digits)],
    ['orders.bill.surcharge', order.surcharge],
    ['orders.bill.coupon', -order.coupon_discount_amount],
    ['orders.bill.tax', order.tax_status === 'excluded' ? order.total_tax_amount : 0],
    ['orders.bill.additional', order.additional_charge],
    ['orders.bill.tip', order.dm_tips],
  ];
  const rounding = roundingOf(
    order.order_amount,
    parts.map(([, amount]) => amount),
  );
  parts.push(['orders.bill.rounding', rounding]);
  return parts
    .filter(([, amount], index) => index === 0 || amount !== 0)
    .map(([key, amount]) => ({ key, amount }));
}
