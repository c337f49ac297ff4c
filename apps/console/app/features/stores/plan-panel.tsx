import { useText } from '@errand/client/i18n.tsx';
import { getStorePayments } from '@errand/contract/console/finance/store-payments';
import {
  getStorePlan,
  type PlanTerm,
  type StorePlan,
  setStorePlan,
  takeStorePlan,
} from '@errand/contract/console/stores/plan';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { type ControlProps, Form } from '#blocks/form/index.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates, useMoney } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import './store-rows.css';

/** The plan that the store pays instead of a commission, with its terms. Hidden where no plans exist. */
export function PlanPanel({ id }: { id: number }) {
  const t = useText();
  const mayCall = useMayCall();
  const params = { id };
  const data = useRead('stores', getStorePlan, { params });
  const { plan, plans, state, warning, terms, trial_until: trialUntil } = data;
  const dates = useDates();
  // The office sets any plan, the store takes an offered one.
  const endpoint = mayCall(setStorePlan) ? setStorePlan : takeStorePlan;
  if (plans.length === 0) return null;
  return (
    <Panel
      title={t('stores.plan')}
      text={t('stores.planText')}
      actions={state !== 'none' && <StateTag of="stores.planState" state={state} />}
    >
      {state === 'none' && <p>{t('stores.planNone')}</p>}
      {state === 'ended' && <p>{t('stores.planEndedText')}</p>}
      {state === 'ending' && warning !== '' && (
        <p>
          <bdi>{warning}</bdi>
        </p>
      )}
      {terms.length > 0 && (
        <ul className="store-rows">
          {terms.map((term) => (
            <Term key={term.id} term={term} items={data.items} />
          ))}
        </ul>
      )}
      {mayCall(getStorePayments) &&
        terms.some(({ charged_at, paid_at, price_minor }) => charged_at && !paid_at && price_minor > 0) && (
          <ButtonLink size="sm" variant="quiet" to="/kitchen/balance">
            {t('stores.planPay')}
          </ButtonLink>
        )}
      {trialUntil && (
        <p className="text-meta">{t('stores.planTrialOffer', { until: dates.dateTime(trialUntil) })}</p>
      )}
      {mayCall(endpoint) && (
        <>
          {plan && terms.length === 1 && <Renew data={data} params={params} endpoint={endpoint} />}
          <ChoiceForm key={data.version} data={data} params={params} endpoint={endpoint} />
        </>
      )}
    </Panel>
  );
}

function Term({ term, items }: { term: PlanTerm; items: number }) {
  const t = useText();
  const dates = useDates();
  const { most_orders: mostOrders, most_items: mostItems } = term;
  return (
    <li>
      <div>
        <bdi className="text-label">{term.plan}</bdi>
        {term.is_trial && <span className="tag">{t('stores.planTrial')}</span>}
        {term.used_up && <span className="tag warn">{t('stores.planUsedUp')}</span>}
      </div>
      <Facts
        facts={[
          [
            t('stores.planTerm'),
            t('stores.planPeriod', {
              from: dates.dateTime(term.starts_at),
              to: dates.dateTime(term.ends_at),
            }),
          ],
          [t('stores.planPrice'), <Amount key="price" minor={term.price_minor} />],
          [t('stores.planCharged'), !term.paid_at && term.charged_at && dates.dateTime(term.charged_at)],
          [t('stores.planPaid'), term.paid_at && dates.dateTime(term.paid_at)],
          [
            t('stores.orders'),
            mostOrders !== null && t('stores.planUsed', { count: term.orders, most: mostOrders }),
          ],
          [t('stores.items'), mostItems !== null && t('stores.planUsed', { count: items, most: mostItems })],
        ]}
      />
    </li>
  );
}

type ChangeProps = {
  data: StorePlan;
  params: { id: number };
  endpoint: typeof setStorePlan | typeof takeStorePlan;
};

/** Takes the plan for another term, from its end on. */
function Renew({ data: { plan, version }, params, endpoint }: ChangeProps) {
  const t = useText();
  const money = useMoney();
  const renew = useChange(endpoint as typeof setStorePlan, { done: t('stores.planRenewed') });
  return (
    <div className="form-buttons">
      {plan && (
        <p className="text-meta">
          {t('stores.planChargeText', { amount: isolate(money(plan.price_minor)) })}
        </p>
      )}
      <Button
        variant="quiet"
        loading={renew.isPending}
        onClick={() => renew.mutate({ params, body: { plan_id: plan?.id ?? null, version } })}
      >
        {t('stores.planRenew')}
      </Button>
    </div>
  );
}

function ChoiceForm({ data, params, endpoint }: ChangeProps) {
  const t = useText();
  const money = useMoney();
  const { plan, plans, version, commission } = data;
  const nameOf = ({ name, price_minor, validity_days }: StorePlan['plans'][number]) =>
    t('stores.planOf', { name: isolate(name), price: isolate(money(price_minor)), days: validity_days });
  const options = plans.map((one) => ({ id: one.id, name: nameOf(one) }));
  const none = endpoint === setStorePlan || commission || plan === null ? t('stores.planNone') : null;
  return (
    <Form
      endpoint={endpoint as typeof setStorePlan}
      params={params}
      hidden={{ version }}
      values={{ plan_id: plan?.id ?? null }}
      fields={{
        plan_id: {
          label: t('stores.planChoice'),
          control: (props) => <PlanControl {...props} options={options} none={none} />,
          show: (value) => options.find((one) => one.id === value)?.name ?? t('stores.planNone'),
        },
      }}
      preview={(values) => {
        const chosen = plans.find(({ id }) => id === values.plan_id);
        if (values.plan_id === (plan?.id ?? null)) return null;
        return (
          <>
            {plan !== null && <p className="text-meta">{t('stores.planChangeText')}</p>}
            {chosen && !data.trial_until && (
              <p className="text-meta">
                {t('stores.planChargeText', { amount: isolate(money(chosen.price_minor)) })}
              </p>
            )}
          </>
        );
      }}
      submit={t('stores.planTake')}
      done={t('stores.saved')}
    />
  );
}

type PlanControlProps = ControlProps & {
  options: readonly { id: number; name: string }[];
  /** The name of the commission; null where the store cannot return to one. */
  none: string | null;
};

/** One of the plans, or none. */
function PlanControl({ id, label, value, onChange, error, options, none }: PlanControlProps) {
  return (
    <SelectField
      id={id}
      label={label}
      error={error}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      {none && <option value="">{none}</option>}
      <NamedOptions rows={options} />
    </SelectField>
  );
}
