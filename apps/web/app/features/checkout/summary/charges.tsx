import { useConfig } from '@errand/client/config.tsx';
import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import type { ReactNode } from 'react';
import { PlaceNotes } from '../place/place-notes.tsx';
import { PlaceOrderButton, type PlaceOrderButtonProps } from '../place/place-order-button.tsx';
import type { PlacementNotes } from '../place/use-placement.ts';
import { Bill } from './bill.tsx';
import { CouponBox, type CouponProps } from './coupon-box.tsx';
import './summary.css';

/** The texts that mention an order; a trip replaces them by its own. */
export type ChargesLabels = Record<'items' | 'discount' | 'storeDiscount' | 'accept', TextKey>;

const ORDER_LABELS: ChargesLabels = {
  items: 'checkout.items',
  discount: 'checkout.discount',
  storeDiscount: 'checkout.storeDiscount',
  accept: 'checkout.accept',
};

/** What the order promises besides its price, such as when it comes: the name and its text. */
export type OrderPromise = { name: string; text: string };

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
    /** When the order comes, how it is paid. */
    promises: OrderPromise[];
    notes: PlacementNotes;
    /** The problems of the order. */
    children: ReactNode;
  },
) {
  const t = useText();
  const { delivery, quote, stale, measure, unpriced, promises, notes, labels = ORDER_LABELS } = props;
  return (
    <>
      <CouponBox {...props.coupon} quote={quote} />
      {unpriced ??
        (quote && (
          <Bill
            quote={quote}
            delivery={delivery}
            stale={stale}
            announced={notes.seen.changes.length === 0}
            measure={measure}
            items={t(labels.items)}
            discount={t(labels.discount)}
            storeDiscount={t(labels.storeDiscount)}
          />
        ))}
      {!unpriced && !quote && notes.reason === null && <div className="skeleton checkout-summary-wait" />}
      <Promises of={promises} />
      {props.children}
      <div className="no-phone">
        <div className="checkout-summary-place">
          <PlaceNotes {...notes} />
          <PlaceOrderButton {...props} />
        </div>
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

function Promises({ of }: { of: OrderPromise[] }) {
  const t = useText();
  if (of.length === 0) return null;
  return (
    <ul className="checkout-summary-promises">
      {of.map(({ name, text }) => (
        <li key={name}>{t('checkout.promise', { name, text })}</li>
      ))}
    </ul>
  );
}
