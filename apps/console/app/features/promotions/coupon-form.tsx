import { useText } from '@errand/client/i18n.tsx';
import { type CouponRow, createCoupon, updateCoupon } from '@errand/contract/console/coupons';
import { type ControlProps, Form } from '#blocks/form/index.ts';
import { IdsControl } from './ids-control.tsx';

const WEEK_MS = 7 * 86_400_000;

/** Creates a coupon, or changes one. */
export function CouponForm({ coupon, onDone }: { coupon?: CouponRow; onDone: (coupon: CouponRow) => void }) {
  const t = useText();
  const fields = {
    title: { label: t('promotions.name') },
    code: { label: t('promotions.code'), help: t('promotions.codeHelp') },
    type: {
      label: t('promotions.type'),
      options: {
        default: t('promotions.type.default'),
        first_order: t('promotions.type.first_order'),
        free_delivery: t('promotions.type.free_delivery'),
        zone_wise: t('promotions.type.zone_wise'),
        store_wise: t('promotions.type.store_wise'),
      },
    },
    percent: { label: t('promotions.percent'), help: t('promotions.discountHelp') },
    amount_minor: { label: t('promotions.amount'), control: 'money' as const },
    min_purchase_minor: { label: t('promotions.minimum'), control: 'money' as const },
    max_discount_minor: { label: t('promotions.cap'), help: t('promotions.zero'), control: 'money' as const },
    bound_to: {
      label: t('promotions.boundTo'),
      control: (props: ControlProps) => <IdsControl {...props} help={t('promotions.boundToHelp')} />,
    },
    per_customer: { label: t('promotions.perCustomer'), help: t('promotions.zero') },
    total_uses: { label: t('promotions.totalUses'), help: t('promotions.zero') },
    starts_at: { label: t('promotions.startsAt') },
    ends_at: { label: t('promotions.endsAt') },
    active: { label: t('promotions.active') },
  };
  if (coupon)
    return (
      <Form
        endpoint={updateCoupon}
        params={{ id: coupon.id }}
        hidden={{ version: coupon.version, module_id: coupon.module_id }}
        values={bodyOf(coupon)}
        fields={fields}
        submit={t('promotions.save')}
        onDone={onDone}
      />
    );
  return (
    <Form
      endpoint={createCoupon}
      values={{ ...newCoupon(), type: 'default', active: true }}
      fields={fields}
      submit={t('promotions.create')}
      onDone={onDone}
    />
  );
}

function bodyOf({ id: _, uses: __, state: ___, version: ____, module_id: _____, ...body }: CouponRow) {
  return {
    ...body,
    percent: body.percent ?? undefined,
    amount_minor: body.amount_minor ?? undefined,
  };
}

function wholeHour(ms: number): string {
  return new Date(ms - (ms % 3_600_000)).toISOString();
}

function newCoupon() {
  const now = Date.now();
  return {
    starts_at: wholeHour(now),
    ends_at: wholeHour(now + WEEK_MS),
    min_purchase_minor: 0,
    max_discount_minor: 0,
    per_customer: 0,
    total_uses: 0,
    bound_to: [],
  };
}
