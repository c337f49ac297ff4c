import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Quote } from '@errand/contract/orders-place';
import { isolate } from '@errand/ui/isolate.ts';
import { ChevronRight, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { type CouponCalls, CouponDialog } from './coupon-dialog.tsx';
import './coupon-box.css';

export type CouponProps = {
  code: string | null;
  onCode: (code: string | null) => void;
  /** Null for a parcel, which has no store. */
  storeId: number | null;
  /** How coupons are listed and checked; as for an order by default. */
  calls?: CouponCalls;
};

/** The applied coupon with its saving and a remove button, else a button to choose one. */
export function CouponBox({ code, onCode, storeId, calls, quote }: CouponProps & { quote: Quote | null }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (code !== null) {
    return (
      <div className="coupon-box">
        <TicketPercent className="icon" size={22} />
        <span>
          <b className="text-label">
            <bdi dir="ltr">{code}</bdi>
          </b>
          <CouponSaving quote={quote} code={code} />
        </span>
        <button
          type="button"
          className="text-link"
          aria-label={t('checkout.removeCoupon', { code: isolate(code) })}
          onClick={() => onCode(null)}
        >
          {t('checkout.remove')}
        </button>
      </div>
    );
  }
  return (
    <>
      <button type="button" className="coupon-box" onClick={() => setOpen(true)}>
        <TicketPercent className="icon" size={22} />
        <b className="text-label">{t('checkout.addCoupon')}</b>
        <ChevronRight className="icon mirror-rtl" size={20} />
      </button>
      <CouponDialog
        open={open}
        onClose={() => setOpen(false)}
        storeId={storeId}
        subtotal={subtotalOf(quote)}
        onCode={onCode}
        {...(calls && { calls })}
      />
    </>
  );
}

/** The saving of the applied coupon, once the quote confirms it. */
function CouponSaving({ quote, code }: { quote: Quote | null; code: string }) {
  const t = useText();
  const money = useMoney();
  if (quote?.coupon_code !== code) return null;
  if (quote.coupon_discount_amount > 0) {
    const amount = isolate(money.exact(quote.coupon_discount_amount));
    return <span className="text-caption coupon-box-saving">{t('checkout.couponSaved', { amount })}</span>;
  }
  if (quote.free_delivery_because === 'coupon') {
    return <span className="text-caption coupon-box-saving">{t('checkout.couponFreeDelivery')}</span>;
  }
  return <span className="text-caption">{t('checkout.couponNothing')}</span>;
}

/**
 * The price that a coupon's minimum applies to: that of the items after their own discounts, or the charge of a parcel;
 * null while it is unknown.
 */
export function subtotalOf(quote: Quote | null): number | null {
  if (!quote) return null;
  if (quote.parcel) return rounded(quote.original_delivery_charge + quote.surcharge) || null;
  return rounded(quote.items_amount - quote.discount_amount - quote.store_discount_amount);
}

function rounded(amount: number): number {
  return Math.round(amount * 1000) / 1000;
}
