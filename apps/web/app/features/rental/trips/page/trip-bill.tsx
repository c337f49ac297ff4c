import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Trip } from '@errand/contract/rental-trips';
import { cx } from '@errand/ui/cx.ts';
import { isolate } from '@errand/ui/isolate.ts';
import './trip-bill.css';

type Row = { name: string; amount: number; look?: 'total' };

/** The parts of the price as agreed, the amount still due, and the refund. */
export function TripBill({ trip }: { trip: Trip }) {
  const t = useText();
  const money = useMoney();
  const rows = billOf(trip).map(({ key, ...row }) => ({ ...row, name: t(`rental-trip.bill.${key}`) }));
  return (
    <div className="trip-bill">
      <dl>
        {rows.map((row) => (
          <BillRow key={row.name} {...row} />
        ))}
      </dl>
      {trip.tax_status === 'included' && trip.tax_amount > 0 && (
        <p className="text-caption">
          {t('checkout.taxIncluded', { amount: isolate(money.exact(trip.tax_amount)) })}
        </p>
      )}
      <p className="text-caption">{t(`rental-trip.bill.${paymentStatusKey(trip)}`)}</p>
      {trip.deposit_amount > 0 && (
        <p className="text-caption">
          {t('rental-trip.deposit', { amount: isolate(money.exact(trip.deposit_amount)) })}
        </p>
      )}
    </div>
  );
}

function BillRow({ name, amount, look }: Row) {
  const money = useMoney();
  return (
    <div className={cx('layout-row layout-between', look === 'total' && 'trip-bill-total')}>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{money.exact(amount)}</bdi>
      </dd>
    </div>
  );
}

const PARTS = [
  'vehicles',
  'discount',
  'offer',
  'coupon',
  'tax',
  'additional',
  'total',
  'wallet',
  'due',
  'kept',
  'refunded',
] as const;
type BillPart = { key: (typeof PARTS)[number]; amount: number; look?: 'total' };

/** Zero parts are left out, except vehicles and total. The parts above the total add up to it. */
export function billOf(trip: Trip): BillPart[] {
  const isOpen = trip.due_amount > 0 && trip.trip_status !== 'canceled';
  const rows: BillPart[] = [
    { key: 'vehicles', amount: trip.vehicles_amount },
    // The provider's offer takes precedence over vehicle discounts, so only one of them applies.
    { key: trip.offer_discount > 0 ? 'offer' : 'discount', amount: -trip.discount_on_trip },
    { key: 'coupon', amount: -trip.coupon_discount_amount },
    { key: 'tax', amount: trip.tax_status === 'excluded' ? trip.tax_amount : 0 },
    { key: 'additional', amount: trip.additional_charge },
    { key: 'total', amount: trip.trip_amount, look: 'total' },
    { key: 'wallet', amount: -trip.partially_paid_amount },
    // Before any payment the due amount equals the total, so it has no row.
    { key: 'due', amount: isOpen && trip.due_amount !== trip.trip_amount ? trip.due_amount : 0 },
    { key: 'kept', amount: trip.cancellation_fee },
    { key: 'refunded', amount: -trip.refunded_amount },
  ];
  return rows.filter(({ key, amount }) => amount !== 0 || key === 'vehicles' || key === 'total');
}

function paymentStatusKey({ payment_status: status, payment_method: method }: Trip) {
  if (method === 'wallet') return 'byWallet';
  if (method === 'cash_on_delivery') return status === 'paid' ? 'byCash' : 'inCash';
  return status === 'paid' ? 'paid' : 'unpaid';
}
