import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { ResponseOf } from '@errand/contract';
import type { listStorePlans } from '@errand/contract/registration';
import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { DateField } from '@errand/ui/forms/date/date-field.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import type { StoreValues } from '../store-values.ts';
import type { Problems } from '../use-steps.ts';
import './registration-frame.css';

type Plans = ResponseOf<typeof listStorePlans>['packages'];
type Props = {
  values: StoreValues;
  change: (part: Partial<StoreValues>) => void;
  problems: Problems;
  plans: Plans;
};

/** Logo, cover, tax documents and business plan. */
export function StorePapers({ values, change, problems, plans }: Props) {
  const t = useText();
  return (
    <>
      <div className="registration-pair">
        <PictureField
          label={t('registration.logo')}
          help={t('registration.pictureHelp')}
          error={problems.logo}
          files={values.logo}
          onChange={(logo) => change({ logo })}
        />
        <PictureField
          label={t('registration.cover')}
          optional
          error={problems.cover_photo}
          files={values.cover_photo}
          onChange={(cover_photo) => change({ cover_photo })}
        />
      </div>
      <div className="registration-pair">
        <TextField
          label={t('registration.tin')}
          optional
          value={values.tin}
          error={problems.tin}
          dir="ltr"
          maxLength={60}
          onChange={(event) => change({ tin: event.target.value })}
        />
        <DateField
          label={t('registration.tinExpires')}
          optional
          value={values.tin_expire_date}
          error={problems.tin_expire_date}
          onChange={(tin_expire_date) => change({ tin_expire_date })}
        />
      </div>
      <PictureField
        label={t('registration.certificate')}
        optional
        help={t('registration.private')}
        error={problems.tin_certificate_image}
        files={values.tin_certificate_image}
        onChange={(tin_certificate_image) => change({ tin_certificate_image })}
      />
      {plans.length > 0 && <PlanChoice values={values} change={change} plans={plans} />}
    </>
  );
}

function PlanChoice({ values, change, plans }: Pick<Props, 'values' | 'change' | 'plans'>) {
  const t = useText();
  const money = useMoney();
  const { admin_commission: percent, commission_business_model: commission } = useConfig();
  return (
    <fieldset className="registration-choice">
      <legend className="text-label">{t('registration.plan')}</legend>
      {commission === 1 && (
        <RadioCard
          name="plan"
          value="commission"
          checked={values.business_plan === 'commission'}
          onChange={() => change({ business_plan: 'commission', package_id: null })}
          title={t('registration.commission')}
          caption={t('registration.commissionText', { percent })}
        />
      )}
      {plans.map((plan) => (
        <RadioCard
          key={plan.id}
          name="plan"
          value={String(plan.id)}
          checked={values.package_id === plan.id}
          onChange={() => change({ business_plan: 'subscription', package_id: plan.id })}
          title={plan.package_name}
          caption={`${t('registration.planText', { price: isolate(money.exact(plan.price)), days: plan.validity })} ${plan.text}`}
        />
      ))}
    </fieldset>
  );
}
