import { useText } from '@errand/client/i18n.tsx';
import {
  type CouponRow,
  createCoupon,
  getCoupon,
  updateCoupon,
} from '@errand/contract/console/promotions/coupons';
import { useEffect, useRef } from 'react';
import type { ControlProps, Values } from '#blocks/form/index.ts';
import { Picker } from '#blocks/picker/index.ts';
import { ModuleControl } from '../module-control.tsx';
import { nextWeek } from '../next-week.ts';
import { PromotionScreen, usePromotionFields } from '../promotion-screen.tsx';
import { targetSource } from '../target-source.ts';

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
      initial={() => ({ ...nextWeek(), ...INITIAL, type: 'default' as const, active: true })}
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
        store_percent: { label: t('promotions.storePercent'), help: t('promotions.storePercentHelp') },
        per_customer: { label: t('promotions.perCustomer'), help: t('promotions.perCustomerHelp') },
        total_uses: { label: t('promotions.totalUses'), help: t('promotions.totalUsesHelp') },
        ...period,
      })}
      facts={({ uses }) => [[t('promotions.uses'), String(uses)]]}
    />
  );
}

const KINDS = { zone_wise: 'zones', store_wise: 'stores' } as const;

/** The zones or stores of a coupon, for the types that have them. A change of the type clears them. */
function BoundControl({ values, ...control }: ControlProps & { values: Values }) {
  const t = useText();
  const type = values.type as string | undefined;
  const former = useRef(type);
  const { onChange } = control;
  useEffect(() => {
    if (former.current === type) return;
    former.current = type;
    onChange([]);
  }, [type, onChange]);
  if (type !== 'zone_wise' && type !== 'store_wise') return null;
  const kind = KINDS[type];
  return (
    <Picker
      {...control}
      key={kind}
      label={t(`promotions.${kind}`)}
      source={targetSource(kind, kind === 'stores' ? values.module_id : undefined)}
      many
    />
  );
}

/** A use per person is proposed: a coupon that anybody uses for every order is rarely meant. */
const INITIAL = {
  min_purchase_minor: 0,
  max_discount_minor: 0,
  per_customer: 1,
  total_uses: 0,
  bound_to: [],
};

function valuesOf({ id: _, uses: __, state: ___, version: ____, ...values }: CouponRow) {
  return {
    ...values,
    percent: values.percent ?? undefined,
    amount_minor: values.amount_minor ?? undefined,
    store_percent: values.store_percent ?? undefined,
  };
}
