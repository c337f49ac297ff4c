import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { ApiError } from '@errand/contract';
import type { PricedCartLine } from '@errand/contract/cart-line';
import { isOn } from '@errand/contract/flag';
import type { Quote } from '@errand/contract/orders-place';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { CircleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { CartStoreLink, useLineDetail } from '#features/cart/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { PlaceOrderButton, type PlaceOrderButtonProps } from '../place/place-order-button.tsx';
import { Bill } from './bill.tsx';
import { CouponBox, type CouponProps } from './coupon-box.tsx';
import { type Fixes, Problems } from './problems.tsx';
import './summary.css';

/** Lines, bill, problems and the order button. */
export function Summary(
  props: PlaceOrderButtonProps & {
    lines: PricedCartLine[];
    /** The lines come from the cart, which can be edited from here. */
    editable: boolean;
    delivery: boolean;
    coupon: CouponProps;
    /** The previous total, when it has changed. */
    before: number | null;
    quoteError: Error | null;
    placeError: Error | null;
    onRetry: () => void;
    problems: Quote['problems'];
    problemsRef: RefObject<HTMLDivElement | null>;
    fixes: Fixes;
  },
) {
  const t = useText();
  const money = useMoney();
  const { lines, delivery, quote, stale, quoteError, placeError, problems, problemsRef, fixes } = props;
  const reason = placeError && (placeError instanceof ApiError ? placeError.message : t('checkout.unsure'));
  return (
    <aside className="checkout-summary" aria-label={t('checkout.summary')}>
      <CartStoreLink lines={lines} caption={t('cart.items', { count: lines.length })} />
      <Lines lines={lines} editable={props.editable} />
      <CouponBox {...props.coupon} quote={quote} />
      {quote && <Bill quote={quote} delivery={delivery} stale={stale} />}
      {!quote && !quoteError && <div className="skeleton checkout-summary-wait" />}
      {!quote && quoteError && (
        <div className="note warn checkout-summary-place">
          <CircleAlert className="icon" size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>{quoteError instanceof ApiError ? quoteError.message : t('checkout.quoteFailed')}</span>
          <Button size="sm" variant="ink" onClick={props.onRetry}>
            {t('ui.retry')}
          </Button>
        </div>
      )}
      {quote && props.before !== null && (
        <p className="note warn" role="alert">
          <CircleAlert className="icon" size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>
            {t('checkout.totalChanged', {
              before: isolate(money.exact(props.before)),
              now: isolate(money.exact(quote.order_amount)),
            })}
          </span>
        </p>
      )}
      <Problems ref={problemsRef} problems={problems} fixes={fixes} />
      {reason && (
        <p className="note warn" role="alert">
          <CircleAlert className="icon" size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>{reason}</span>
        </p>
      )}
      <div className="no-phone">
        <PlaceOrderButton {...props} />
      </div>
      <Terms />
    </aside>
  );
}

function Lines({ lines, editable }: { lines: PricedCartLine[]; editable: boolean }) {
  const t = useText();
  const money = useMoney();
  const detail = useLineDetail();
  const { show } = useOverlay('cart');
  return (
    <div>
      <ul className="checkout-summary-lines">
        {lines.map((line) => (
          <li key={line.id}>
            <span className="checkout-summary-quantity">
              <bdi dir="ltr">{line.quantity}×</bdi>
            </span>
            <span className="checkout-summary-line">
              <span className="text-label">{line.details.name}</span>
              <span className="text-caption">{detail(line)}</span>
            </span>
            <span className="text-number">
              <bdi dir="ltr">{money.exactMinor(line.price.totalBeforeDiscountMinor)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {editable && (
        <button type="button" className="text-link underlined checkout-summary-edit" onClick={() => show()}>
          {t('checkout.edit')}
        </button>
      )}
    </div>
  );
}

function Terms() {
  const t = useText();
  const { refund_policy: refunds } = useConfig();
  return (
    <p className="text-caption checkout-summary-terms">
      {t('checkout.accept')}{' '}
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
