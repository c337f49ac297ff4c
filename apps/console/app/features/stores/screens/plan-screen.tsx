import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { createPlan, getPlan, type PlanOfShop, updatePlan } from '@errand/contract/console/stores/plans';
import { translated } from '@errand/domain/language';
import { Form } from '#blocks/form/index.ts';
import { EditScreen } from '#blocks/page/edit-screen.tsx';
import { Panel } from '#blocks/page/page.tsx';

const DAYS = 30;

export default function PlanScreen() {
  const t = useText();
  const language = useLanguage();
  const fields = usePlanFields();
  return (
    <EditScreen
      list={{ to: '/stores/plans', label: t('stores.plans') }}
      newTitle={t('stores.newPlan')}
      read={getPlan}
      resource="stores"
      permission="stores.approve"
      title={({ name }) => translated(name, language)}
      facts={({ stores }) => [[t('stores.planStores'), String(stores)]]}
      newForm={(onDone) => (
        <Panel>
          <Form
            endpoint={createPlan}
            values={{ validity_days: DAYS, position: 0, active: true }}
            fields={fields}
            submit={t('stores.createPlan')}
            onDone={onDone}
          />
        </Panel>
      )}
      form={(plan, onDone) => (
        <Form
          endpoint={updatePlan}
          params={{ id: plan.id }}
          hidden={{ version: plan.version }}
          values={valuesOf(plan)}
          fields={fields}
          onDone={onDone}
        />
      )}
      created={t('stores.saved')}
      saved={t('stores.saved')}
    />
  );
}

function usePlanFields() {
  const t = useText();
  const limit = (label: string) => ({ label, help: t('stores.planNoLimit') });
  return {
    name: { label: t('stores.name') },
    description: { label: t('stores.planDescription') },
    price_minor: { label: t('stores.planPrice'), control: 'money' as const },
    validity_days: { label: t('stores.planDays') },
    most_orders: { label: t('stores.planOrders'), help: t('stores.planOrdersHelp') },
    most_items: limit(t('stores.planItems')),
    reviews: { label: t('stores.planReviews') },
    own_delivery: { label: t('stores.selfDelivery') },
    chat: { label: t('stores.planChat'), help: t('stores.planShownOnly') },
    mobile_app: { label: t('stores.planApp'), help: t('stores.planShownOnly') },
    pos: { label: t('stores.planPos'), help: t('stores.planShownOnly') },
    recommended: { label: t('stores.planRecommended') },
    position: { label: t('stores.planPosition') },
    active: { label: t('stores.planOffered') },
  };
}

function valuesOf({ id: _, version: __, stores: ___, ...values }: PlanOfShop) {
  return {
    ...values,
    most_orders: values.most_orders ?? undefined,
    most_items: values.most_items ?? undefined,
  };
}
