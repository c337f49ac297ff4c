import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Trip } from '@errand/contract/rental-trips';
import { roundingOf } from '@errand/domain/checkout';
import { cx } from '@errand/ui/cx.ts';
import { isolate } from '@errand/ui/isolate.ts';
import { MoneyRows } from '#features/orders/index.ts';
import { TaxRateRows } from '#platform/tax-rate-rows.tsx';
import './trip-bill.css';

type Row = { name: string; amount: number; look?: 'total' };

/** The parts of the price as agreed, and its money: what was paid, what went back and what is due. */
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
        <MoneyRows money={trip.money} viewer="owner" timeZone={trip.time_zone} />
      </dl>
      {trip.taxes.length > 1 && (
        <dl>
          <TaxRateRows taxes={trip.taxes} />
        </dl>
      )}
      {trip.tax_status === 'included' && trip.tax_amount > 0 && (
        <p className="text-caption">
          {t('checkout.taxIncluded', { amount: isolate(money.exact(trip.tax_amount)) })}
        </p>
      )}
      <Deposit trip={trip} />
    </div>
  );
}

/** The agreed deposit, and once it was handed over, what became of it. */
function Deposit({ trip: { deposit, deposit_amount: agreed, completed } }: { trip: Trip }) {
  const t = useText();
  const money = useMoney();
  const exact = (amount: number) => isolate(money.exact(amount));
  if (!deposit && agreed === 0) return null;
  if (!deposit) return <p className="text-caption">{t('rental-trip.deposit', { amount: exact(agreed) })}</p>;
  const { held, kept, returned, owed } = deposit;
  return (
    <p className="text-caption">
      {completed
        ? t('rental-trip.deposit.settled', {
            held: exact(held),
            kept: exact(kept),
            returned: exact(returned),
          })
        : t('rental-trip.deposit.held', { held: exact(held) })}
      {owed > 0 && ` ${t('rental-trip.deposit.owed', { owed: exact(owed) })}`}
    </p>
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
  'rounding',
  'charges',
  'total',
  'canceledTotal',
] as const;
type BillPart = { key: (typeof PARTS)[number]; amount: number; look?: 'total' };

/** Zero parts are left out, except vehicles and total. The parts above the total add up to it. */
export function billOf(trip: Trip): BillPart[] {
  const isCanceled = trip.money.paper === 'cancellation';
  const parts: BillPart[] = [
    { key: 'vehicles', amount: trip.vehicles_amount },
    // The provider's offer takes precedence over vehicle discounts, so only one of them applies.
    { key: trip.offer_discount > 0 ? 'offer' : 'discount', amount: -trip.discount_on_trip },
    { key: 'coupon', amount: -trip.coupon_discount_amount },
    { key: 'tax', amount: trip.tax_status === 'excluded' ? trip.tax_amount : 0 },
    { key: 'additional', amount: trip.additional_charge },
  ];
  const rounding = roundingOf(
    trip.trip_amount,
    parts.map(({ amount }) => amount),
  );
  const rows: BillPart[] = [
    ...parts,
    { key: 'rounding', amount: rounding },
    { key: 'charges', amount: trip.money.charges },
    { key: isCanceled ? 'canceledTotal' : 'total', amount: trip.money.total, look: 'total' },
  ];
  return rows.filter(({ key, amount, look }) => amount !== 0 || key === 'vehicles' || look === 'total');
}
