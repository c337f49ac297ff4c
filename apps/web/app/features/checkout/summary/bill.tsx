import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Quote } from '@errand/contract/orders-place';
import { cx } from '@errand/ui/cx.ts';
import { isolate } from '@errand/ui/isolate.ts';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';
import { payParts } from '../payment/payment-choices.ts';
import { billRows } from './bill-rows.ts';
import './bill.css';
import './coupon-box.css';

/** The parts of the total as on the receipt; dimmed while a new quote loads. */
export function Bill(props: {
  quote: Quote;
  delivery: boolean;
  stale: boolean;
  /** False while a note beside the bill explains the new total. */
  announced?: boolean;
  /** The weight or size of a parcel. */
  measure?: string | undefined;
  /** The name of the items' row; "Items" by default. */
  items?: string;
  /** The name of their discount; "Item discount" by default. */
  discount?: string;
  /** The name of the store's offer; "Store discount" by default. */
  storeDiscount?: string;
}) {
  const t = useText();
  const money = useMoney();
  const { quote, delivery, stale, announced = true, measure, items, discount, storeDiscount } = props;
  const [wallet, due] = payParts(quote);
  useAnnouncement(`${t('checkout.total')} ${money.exact(quote.order_amount)}`, { active: announced });
  const included = quote.tax_status === 'included' && quote.tax_amount > 0;
  return (
    <dl className={cx('checkout-bill', stale && 'is-stale')} aria-busy={stale}>
      {billRows(quote, delivery, t, { measure, items, discount, storeDiscount }).map(
        ({ key, name, amount, before }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd className={cx((amount < 0 || (key === 'delivery' && amount === 0)) && 'coupon-box-saving')}>
              {before !== undefined && (
                <s>
                  <span className="sr-only">{t('ui.before')} </span>
                  <bdi dir="ltr">{money.exact(before)}</bdi>
                </s>
              )}
              {before !== undefined && ' '}
              {key === 'delivery' && amount === 0 ? (
                t('checkout.free')
              ) : (
                <bdi dir="ltr">{money.exact(amount)}</bdi>
              )}
            </dd>
          </div>
        ),
      )}
      <div className="checkout-bill-total">
        <dt>
          {t('checkout.total')}
          {included && (
            <span className="text-caption">
              {t('checkout.taxIncluded', { amount: isolate(money.exact(quote.tax_amount)) })}
            </span>
          )}
        </dt>
        <dd>
          <bdi dir="ltr">{money.exact(quote.order_amount)}</bdi>
        </dd>
      </div>
      {due !== undefined && (
        <>
          <div>
            <dt>{t('checkout.fromWallet')}</dt>
            <dd className="coupon-box-saving">
              <bdi dir="ltr">{money.exact(-(wallet ?? 0))}</bdi>
            </dd>
          </div>
          <div className="checkout-bill-due">
            <dt>{t('checkout.toPay')}</dt>
            <dd>
              <bdi dir="ltr">{money.exact(due)}</bdi>
            </dd>
          </div>
        </>
      )}
      {quote.cashback && (
        <div>
          <dt>{t('checkout.cashback')}</dt>
          <dd className="coupon-box-saving">
            <bdi dir="ltr">{money.exact(quote.cashback.amount)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
