import { useText } from '@errand/client/i18n.tsx';
import { getStorePlan, type StorePlan, setStorePlan } from '@errand/contract/console/stores/plan';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { type ControlProps, Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';

/** The monthly plan that the store pays instead of a commission. Hidden where no plans exist. */
export function PlanForm({ id }: { id: number }) {
  const t = useText();
  const money = useMoney();
  const mayCall = useMayCall();
  const params = { id };
  const data = useRead('stores', getStorePlan, { params });
  const { plan, plans, version } = data;
  const nameOf = ({ name, price_minor, validity_days }: StorePlan['plans'][number]) =>
    t('stores.planOf', { name: isolate(name), price: isolate(money(price_minor)), days: validity_days });
  if (plans.length === 0) return null;
  const options = plans.map((one) => ({ id: one.id, name: nameOf(one) }));
  return (
    <Panel title={t('stores.plan')} text={t('stores.planText')}>
      {mayCall(setStorePlan) ? (
        <Form
          endpoint={setStorePlan}
          params={params}
          hidden={{ version }}
          values={{ plan_id: plan?.id ?? null }}
          fields={{
            plan_id: {
              label: t('stores.plan'),
              control: (props) => <PlanControl {...props} options={options} />,
              show: (value) => options.find((one) => one.id === value)?.name ?? t('stores.planNone'),
            },
          }}
          done={t('stores.saved')}
        />
      ) : (
        <p>{plan ? nameOf(plan) : t('stores.planNone')}</p>
      )}
    </Panel>
  );
}

/** One of the plans, or none. */
function PlanControl(props: ControlProps & { options: readonly { id: number; name: string }[] }) {
  const { id, label, value, onChange, error, options } = props;
  const t = useText();
  return (
    <SelectField
      id={id}
      label={label}
      error={error}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t('stores.planNone')}</option>
      <NamedOptions rows={options} />
    </SelectField>
  );
}
