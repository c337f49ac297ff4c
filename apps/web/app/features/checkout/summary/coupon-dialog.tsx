import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { useDates } from '@errand/client/use-dates.ts';
import { applyCoupon, type Coupon, listCoupons } from '@errand/contract/coupons';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { focusInvalid } from '@errand/ui/live/focus-invalid.ts';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { errorMessage } from '#platform/api-error.ts';
import { queryKeys } from '#platform/query-keys.ts';
import './coupon-dialog.css';

/** The calls for the coupons of a store. `subtotal` is what their minimums apply to; null while unknown. */
export type CouponCalls = {
  list: (storeId: number | null) => Promise<Coupon[]>;
  apply: (code: string, storeId: number, subtotal: number | null) => Promise<{ code: string }>;
};

const ORDER_CALLS: CouponCalls = {
  list: (storeId) => api.call(listCoupons, { query: { ...guestField(), store_id: storeId ?? undefined } }),
  apply: (code, store_id, subtotal) =>
    api.call(applyCoupon, {
      query: { ...guestField(), code, store_id, order_amount: subtotal ?? undefined },
    }),
};

type Props = {
  open: boolean;
  onClose: () => void;
  /** Null for a parcel, whose quote checks the coupon. */
  storeId: number | null;
  /** The subtotal that coupon minimums apply to; null while unknown. */
  subtotal: number | null;
  onCode: (code: string) => void;
  calls?: CouponCalls;
};

/** A field for a coupon code and the list of usable coupons. */
export function CouponDialog(props: Props) {
  const t = useText();
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('checkout.coupons')} className="coupon-dialog">
      <Coupons {...props} />
    </Dialog>
  );
}

function Coupons({ onClose, storeId, subtotal, onCode, calls = ORDER_CALLS }: Props) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const list = useQuery({
    queryKey: queryKeys.coupons.ofStore(storeId),
    queryFn: () => calls.list(storeId),
  });
  const applying = useMutation({
    mutationFn: async (code: string) => (storeId === null ? { code } : calls.apply(code, storeId, subtotal)),
    onSuccess: ({ code }) => {
      onCode(code);
      if (storeId !== null) toastDone(t('checkout.couponApplied'), { id: 'coupon' });
      onClose();
    },
    // A coupon of the list is used without a submit.
    onError: () => requestAnimationFrame(() => focusInvalid(form.current)),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setEmpty(typed.trim() === '');
    if (typed.trim() !== '') applying.mutate(typed.trim());
  }

  const errorText = applying.error && errorMessage(applying.error, t);
  return (
    <div className="coupon-dialog-content">
      <form ref={form} className="coupon-dialog-form" noValidate onSubmit={submit}>
        <TextField
          label={t('checkout.couponCode')}
          value={typed}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          error={empty ? t('checkout.couponEmpty') : errorText}
          onChange={(event) => {
            setTyped(event.target.value);
            setEmpty(false);
            applying.reset();
          }}
        />
        <Button type="submit" variant="ink" loading={applying.isPending}>
          {t('checkout.apply')}
        </Button>
      </form>
      {list.isPending && <Skeleton height="92px" radius="16px" />}
      {list.data?.length === 0 && <p className="text-muted">{t('checkout.noCoupons')}</p>}
      {list.isError && <p className="text-muted">{t('checkout.couponsFailed')}</p>}
      {list.data && list.data.length > 0 && (
        <ul className="coupon-dialog-list" aria-label={t('checkout.coupons')}>
          {list.data.map((coupon: Coupon) => (
            <CouponCard
              key={coupon.id}
              coupon={coupon}
              subtotal={subtotal}
              busy={applying.isPending}
              onUse={() => applying.mutate(coupon.code)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

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
