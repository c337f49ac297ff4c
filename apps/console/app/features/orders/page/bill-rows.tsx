import { useText } from '@errand/client/i18n.tsx';
import type { OrderDetails } from '@errand/contract/console/orders';
import { isolate } from '@errand/ui/isolate.ts';
import { AmountRows } from '#blocks/formatted/amount-rows.tsx';
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
  const parts = [
    ...bill.map(({ name, amount_minor }): [string, number] => [
      name === 'coupon' && couponCode
        ? t('orders.bill.couponCode', { code: isolate(couponCode) })
        : t(`orders.bill.${name}`),
      amount_minor,
    ]),
    [t('orders.bill.return'), returnFeeMinor] as const,
    [t('orders.bill.charges'), chargesMinor] as const,
  ];
  return (
    <AmountRows
      className="order-bill"
      rows={[
        ...rowsOf(parts),
        { label: t('orders.bill.total'), minor: totalMinor, isSum: true },
        ...rowsOf(more),
      ]}
    />
  );
}

function rowsOf(parts: readonly (readonly [label: string, minor: number])[]) {
  return parts.filter(([, minor]) => minor !== 0).map(([label, minor]) => ({ label, minor }));
}
