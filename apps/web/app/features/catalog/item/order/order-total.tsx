import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { ItemOrder } from '../options/use-item-order.ts';
import './order-total.css';

/** The total of the selection, and the one before discounts. `labeled`: a "Total" label already precedes it. */
export function OrderTotal({ order, labeled = false }: { order: ItemOrder; labeled?: boolean }) {
  const t = useText();
  const { exactMinor } = useMoney();
  const { totalMinor, totalBeforeDiscountMinor } = order.price;
  return (
    <span className="layout-row order-total">
      {!labeled && <span className="sr-only">{t('catalog.total')} </span>}
      {totalMinor < totalBeforeDiscountMinor && (
        <s>
          <span className="sr-only">{t('ui.before')} </span>
          <bdi dir="ltr">{exactMinor(totalBeforeDiscountMinor)}</bdi>
        </s>
      )}{' '}
      <b>
        <bdi dir="ltr">{exactMinor(totalMinor)}</bdi>
      </b>
    </span>
  );
}
