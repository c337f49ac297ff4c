import { useText } from '@errand/client/i18n.tsx';
import { type CouponRow, createCoupon, updateCoupon } from '@errand/contract/console/promotions/coupons';
import { type ControlProps, Form, type Values } from '#blocks/form/index.ts';
import { BoundControl } from './bound-control.tsx';
import { ModuleControl } from './module-control.tsx';
import { nextWeek } from './next-week.ts';

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
    module_id: {
      label: t('promotions.module'),
      control: (props: ControlProps) => (
        <ModuleControl {...props} help={t('promotions.moduleHelp')} optional />
      ),
    },
    bound_to: {
      label: t('promotions.boundTo'),
      control: (control: ControlProps & { values: Values }) => <BoundControl {...control} />,
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
        hidden={{ version: coupon.version }}
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

function bodyOf({ id: _, uses: __, state: ___, version: ____, ...body }: CouponRow) {
  return {
    ...body,
    percent: body.percent ?? undefined,
    amount_minor: body.amount_minor ?? undefined,
  };
}

function newCoupon() {
  return {
    ...nextWeek(),
    min_purchase_minor: 0,
    max_discount_minor: 0,
    per_customer: 0,
    total_uses: 0,
    bound_to: [],
  };
}
