import { useText } from '@errand/client/i18n.tsx';
import {
  type CouponRow,
  createStoreCoupon,
  listStoreCoupons,
  updateStoreCoupon,
} from '@errand/contract/console/promotions/coupons';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { toastDone } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import { nextWeek } from '../promotions/index.ts';
import './store-rows.css';

/** The coupons that a store makes for itself and whose discount it bears. */
export function CouponsPanel({ id }: { id: number }) {
  const t = useText();
  const mayCall = useMayCall();
  const dates = useDates();
  const { rows } = useRead('stores', listStoreCoupons, { params: { id } });
  const [open, setOpen] = useState<CouponRow | 'new' | null>(null);
  const mayChange = mayCall(createStoreCoupon);
  const close = () => setOpen(null);
  const worthOf = useWorth();
  const done = () => {
    close();
    toastDone(t('stores.couponSaved'));
  };
  return (
    <Panel
      title={t('promotions.coupons')}
      text={t('stores.couponsText')}
      actions={
        mayChange && (
          <Button size="sm" onClick={() => setOpen('new')}>
            {t('promotions.newCoupon')}
          </Button>
        )
      }
    >
      {rows.length > 0 && (
        <ul className="store-rows">
          {rows.map((coupon) => (
            <li key={coupon.id}>
              <div>
                <bdi className="text-label">{coupon.code}</bdi>
                <StateTag of="promotions.state" state={coupon.state} />
              </div>
              <p className="text-meta">
                {t('stores.couponFacts', {
                  worth: isolate(worthOf(coupon)),
                  until: dates.dateTime(coupon.ends_at),
                  uses: coupon.uses,
                })}
              </p>
              {mayChange && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('stores.couponEditOf', { code: isolate(coupon.code) })}
                  onClick={() => setOpen(coupon)}
                >
                  {t('stores.couponEdit')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <FormDialog
        open={open === 'new'}
        onClose={close}
        title={t('promotions.newCoupon')}
        endpoint={createStoreCoupon}
        params={{ id }}
        values={{ ...nextWeek(), per_customer: 1, active: true }}
        fields={useCouponFields()}
        submit={t('promotions.create')}
        onDone={done}
      />
      {open !== null && open !== 'new' && (
        <EditDialog storeId={id} coupon={open} onDone={done} onClose={close} />
      )}
    </Panel>
  );
}

function EditDialog(props: { storeId: number; coupon: CouponRow; onDone: () => void; onClose: () => void }) {
  const { storeId, coupon, onDone, onClose } = props;
  const { title, code, percent, amount_minor, min_purchase_minor, max_discount_minor } = coupon;
  const { per_customer, total_uses, starts_at, ends_at, active, version } = coupon;
  return (
    <FormDialog
      onClose={onClose}
      title={code}
      endpoint={updateStoreCoupon}
      params={{ id: storeId, coupon: coupon.id }}
      hidden={{ version }}
      values={{
        title,
        code,
        percent: percent ?? undefined,
        amount_minor: amount_minor ?? undefined,
        min_purchase_minor,
        max_discount_minor,
        per_customer,
        total_uses,
        starts_at,
        ends_at,
        active,
      }}
      fields={useCouponFields()}
      onDone={onDone}
    />
  );
}

function useCouponFields() {
  const t = useText();
  return {
    title: { label: t('promotions.name') },
    code: { label: t('promotions.code'), help: t('promotions.codeHelp') },
    percent: { label: t('promotions.percent'), help: t('promotions.discountHelp') },
    amount_minor: { label: t('promotions.amount'), control: 'money' as const },
    min_purchase_minor: { label: t('promotions.minimum'), control: 'money' as const },
    max_discount_minor: {
      label: t('promotions.cap'),
      help: t('promotions.zero'),
      control: 'money' as const,
    },
    per_customer: { label: t('promotions.perCustomer'), help: t('promotions.perCustomerHelp') },
    total_uses: { label: t('promotions.totalUses'), help: t('promotions.totalUsesHelp') },
    starts_at: { label: t('promotions.startsAt') },
    ends_at: { label: t('promotions.endsAt') },
    active: { label: t('promotions.active') },
  };
}

/** "20%" or an amount. */
function useWorth(): (coupon: CouponRow) => string {
  const t = useText();
  const money = useMoney();
  return ({ percent, amount_minor: amount }) =>
    percent === null ? money(amount ?? 0) : t('stores.couponPercent', { percent });
}
