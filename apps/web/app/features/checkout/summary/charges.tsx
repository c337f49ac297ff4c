import { useConfig } from '@errand/client/config.tsx';
import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { ApiError } from '@errand/contract';
import { isOn } from '@errand/contract/flag';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlaceOrderButton, type PlaceOrderButtonProps } from '../place/place-order-button.tsx';
import { Bill } from './bill.tsx';
import { CouponBox, type CouponProps } from './coupon-box.tsx';
import './summary.css';

/** The texts that mention an order; a trip replaces them by its own. */
export type ChargesLabels = Record<
  'items' | 'discount' | 'storeDiscount' | 'unsure' | 'accept' | 'totalChanged',
  TextKey
>;

const ORDER_LABELS: ChargesLabels = {
  items: 'checkout.items',
  discount: 'checkout.discount',
  storeDiscount: 'checkout.storeDiscount',
  unsure: 'checkout.unsure',
  accept: 'checkout.accept',
  totalChanged: 'checkout.totalChanged',
};

/** Coupon, bill, their problems, and the order button. */
export function Charges(
  props: PlaceOrderButtonProps & {
    delivery: boolean;
    coupon: CouponProps;
    /** The weight or size of a parcel. */
    measure?: string | undefined;
    labels?: ChargesLabels;
    /** Instead of the bill while the total cannot be known. */
    unpriced?: ReactNode;
    /** The total that the visitor saw first, when it has changed. */
    before: number | null;
    /** The total that the visitor agreed to, when its change rejected the order. */
    rejectedTotal: number | null;
    quoteError: Error | null;
    placeError: Error | null;
    onRetry: () => void;
    /** The problems of the order. */
    children: ReactNode;
  },
) {
  const t = useText();
  const { delivery, quote, stale, measure, unpriced, quoteError, placeError, labels = ORDER_LABELS } = props;
  const before = props.rejectedTotal ?? props.before;
  const isRepriced = quote !== null && before !== null && before !== quote.order_amount;
  // The price change explains more than the error.
  const failure = isRepriced && props.rejectedTotal !== null ? null : placeError;
  const reason = failure && (failure instanceof ApiError ? failure.message : t(labels.unsure));
  return (
    <>
      <CouponBox {...props.coupon} quote={quote} />
      {quote &&
        (unpriced ?? (
          <Bill
            quote={quote}
            delivery={delivery}
            stale={stale}
            announced={!isRepriced}
            measure={measure}
            items={t(labels.items)}
            discount={t(labels.discount)}
            storeDiscount={t(labels.storeDiscount)}
          />
        ))}
      {!quote && !quoteError && <div className="skeleton checkout-summary-wait" />}
      {!quote && quoteError && (
        <Note
          tone="warn"
          icon={CircleAlert}
          text={quoteError instanceof ApiError ? quoteError.message : t('checkout.quoteFailed')}
          className="checkout-summary-place"
        >
          <Button size="sm" variant="ink" onClick={props.onRetry}>
            {t('ui.retry')}
          </Button>
        </Note>
      )}
      {isRepriced && <PriceChange before={before} now={quote.order_amount} text={labels.totalChanged} />}
      {props.children}
      {reason && <Note live="alert" tone="warn" icon={CircleAlert} text={reason} />}
      <div className="no-phone">
        <PlaceOrderButton {...props} />
      </div>
      <Terms accept={t(labels.accept)} />
    </>
  );
}

function Terms({ accept }: { accept: string }) {
  const t = useText();
  const { refund_policy: refunds } = useConfig();
  return (
    <p className="text-caption checkout-summary-terms">
      {accept}{' '}
      <a className="underlined" href="/terms-and-conditions" target="_blank" rel="noopener">
        {t('checkout.terms')}
      </a>
      {isOn(refunds) && (
        <>
          {' '}
          {t('checkout.and')}
          <a className="underlined" href="/refund-policy" target="_blank" rel="noopener">
            {t('checkout.refunds')}
          </a>
        </>
      )}
      .
    </p>
  );
}

/**
 * "The total was $10.00 and is $12.00 now": the total of an order, parcel or trip has changed since the visitor saw it.
 */
function PriceChange(props: { before: number; now: number; text: TextKey }) {
  const { before, now, text } = props;
  const t = useText();
  const money = useMoney();
  return (
    <Note
      live="alert"
      tone="warn"
      icon={CircleAlert}
      text={t(text, { before: isolate(money.exact(before)), now: isolate(money.exact(now)) })}
    />
  );
}
