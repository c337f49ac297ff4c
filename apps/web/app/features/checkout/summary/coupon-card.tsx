import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { useDates } from '@errand/client/use-dates.ts';
import type { Coupon } from '@errand/contract/coupons';
import { isolate } from '@errand/ui/isolate.ts';
import './coupon-card.css';

/** A coupon for this order: discount, terms and apply button, or the reason why it does not apply. */
export function CouponCard(props: {
  coupon: Coupon;
  subtotal: number | null;
  busy: boolean;
  onUse: () => void;
}) {
  const t = useText();
  const money = useMoney();
  const { coupon, subtotal, busy, onUse } = props;
  const missing = subtotal === null ? 0 : Math.max(0, coupon.min_purchase - subtotal);
  return (
    <li className="coupon-card">
      <span>
        <b className="text-label">{coupon.title}</b>
        <span className="text-caption">
          <bdi dir="ltr">{coupon.code}</bdi>
        </span>
        <span className="text-caption">{useTerms(coupon)}</span>
        {missing > 0 && (
          <span className="text-caption coupon-card-warning">
            {t('checkout.couponMissing', { amount: isolate(money.exact(missing)) })}
          </span>
        )}
      </span>
      <button
        type="button"
        className="button soft sm"
        disabled={busy || missing > 0}
        aria-label={t('checkout.applyCoupon', { code: isolate(coupon.code) })}
        onClick={onUse}
      >
        {t('checkout.apply')}
      </button>
    </li>
  );
}

/** "20% off, up to $5.00 · from $15.00 · until 9 Mar". */
function useTerms(coupon: Coupon): string {
  const t = useText();
  const money = useMoney();
  const { date } = useDates();
  const exact = (amount: number) => isolate(money.exact(amount));
  const discountText =
    coupon.discount_type === 'percent' ? isolate(`${coupon.discount}%`) : exact(coupon.discount);
  const parts = [
    coupon.coupon_type === 'free_delivery'
      ? t('checkout.couponFreeDelivery')
      : coupon.max_discount > 0 && coupon.discount_type === 'percent'
        ? t('checkout.couponOffCapped', { off: discountText, most: exact(coupon.max_discount) })
        : t('checkout.couponOff', { off: discountText }),
    coupon.min_purchase > 0 ? t('checkout.couponFrom', { amount: exact(coupon.min_purchase) }) : null,
    t('checkout.couponUntil', { day: date(coupon.expire_date) }),
  ];
  return parts.filter(Boolean).join(' · ');
}
