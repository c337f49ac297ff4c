import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { isolate } from '@errand/ui/isolate.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import './items-panel.css';

/** The parts of a bill that are not 0, the total, and further rows with an amount. */
export function BillRows(props: {
  bill: OrderDetails['bill'];
  /** The fee of a parcel's return, which is part of the total. */
  returnFeeMinor?: number;
  /** The charges of a trip's return, which are part of the total. */
  chargesMinor?: number;
  totalMinor: number;
  couponCode: string | null;
  /** Further rows by label. Amounts of 0 are omitted. */
  more?: readonly (readonly [label: string, minor: number])[];
}) {
  const { bill, returnFeeMinor = 0, chargesMinor = 0, totalMinor, couponCode, more = [] } = props;
  const t = useText();
  return (
    <dl className="order-bill">
      {bill
        .filter(({ amount_minor }) => amount_minor !== 0)
        .map(({ name, amount_minor }) =>
          row(
            name === 'coupon' && couponCode
              ? t('orders.bill.couponCode', { code: isolate(couponCode) })
              : t(`orders.bill.${name}`),
            amount_minor,
          ),
        )}
      {returnFeeMinor > 0 && row(t('orders.bill.return'), returnFeeMinor)}
      {chargesMinor > 0 && row(t('orders.bill.charges'), chargesMinor)}
      {row(t('orders.bill.total'), totalMinor, 'order-bill-total')}
      {more
        .filter(([, minor]) => minor !== 0)
        .map(([label, minor], index) => row(label, minor, undefined, index))}
    </dl>
  );
}

/** Several refunds may have the same label. */
function row(label: string, minor: number, className?: string, index = 0) {
  return (
    <div key={`${label} ${index}`} className={className}>
      <dt>{label}</dt>
      <dd>
        <Amount minor={minor} />
      </dd>
    </div>
  );
}
