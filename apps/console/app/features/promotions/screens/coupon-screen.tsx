import { useText } from '@errand/client/i18n.tsx';
import {
  type CouponRow,
  createCoupon,
  getCoupon,
  updateCoupon,
} from '@errand/contract/console/promotions/coupons';
import type { ControlProps, Values } from '#blocks/form/index.ts';
import { BoundControl } from '../bound-control.tsx';
import { ModuleControl } from '../module-control.tsx';
import { nextWeek } from '../next-week.ts';
import { PromotionScreen, usePromotionFields } from '../promotion-screen.tsx';

export default function CouponScreen() {
  const t = useText();
  const { title, ...period } = usePromotionFields();
  return (
    <PromotionScreen
      list={{ to: '/promotions', label: t('promotions.coupons') }}
      newTitle={t('promotions.newCoupon')}
      titleOf={({ code }) => code}
      read={getCoupon}
      create={createCoupon}
      update={updateCoupon}
      initial={() => ({ ...nextWeek(), ...UNLIMITED, type: 'default' as const, active: true })}
      valuesOf={valuesOf}
      fields={() => ({
        title,
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
        amount_minor: { label: t('promotions.amount'), control: 'money' },
        min_purchase_minor: { label: t('promotions.minimum'), control: 'money' },
        max_discount_minor: { label: t('promotions.cap'), help: t('promotions.zero'), control: 'money' },
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
        ...period,
      })}
      facts={({ uses }) => [[t('promotions.uses'), String(uses)]]}
    />
  );
}

const UNLIMITED = {
  min_purchase_minor: 0,
  max_discount_minor: 0,
  per_customer: 0,
  total_uses: 0,
  bound_to: [],
};

function valuesOf({ id: _, uses: __, state: ___, version: ____, ...values }: CouponRow) {
  return {
    ...values,
    percent: values.percent ?? undefined,
    amount_minor: values.amount_minor ?? undefined,
  };
}
