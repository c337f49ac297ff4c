import { useText } from '@errand/client/i18n.tsx';
import {
  type CashbackRow,
  createCashback,
  updateCashback,
} from '@errand/contract/console/promotions/cashbacks';
import { Form } from '#blocks/form/index.ts';
import { nextWeek } from './next-week.ts';

/** Creates an offer of cashback, or changes one. */
export function CashbackForm(props: { cashback?: CashbackRow; onDone: (cashback: CashbackRow) => void }) {
  const { cashback, onDone } = props;
  const t = useText();
  const fields = {
    title: { label: t('promotions.name') },
    percent: { label: t('promotions.percentBack'), help: t('promotions.worthHelp') },
    amount_minor: { label: t('promotions.amountBack'), control: 'money' as const },
    min_purchase_minor: { label: t('promotions.minimum'), control: 'money' as const },
    max_discount_minor: {
      label: t('promotions.capBack'),
      help: t('promotions.zero'),
      control: 'money' as const,
    },
    per_customer: { label: t('promotions.perCustomer'), help: t('promotions.zero') },
    starts_at: { label: t('promotions.startsAt') },
    ends_at: { label: t('promotions.endsAt') },
    active: { label: t('promotions.active') },
  };
  if (cashback) {
    const { id, version, state: _, ...body } = cashback;
    return (
      <Form
        endpoint={updateCashback}
        params={{ id }}
        hidden={{ version }}
        values={body}
        fields={fields}
        submit={t('promotions.save')}
        onDone={onDone}
      />
    );
  }
  return (
    <Form
      endpoint={createCashback}
      values={{ ...nextWeek(), min_purchase_minor: 0, max_discount_minor: 0, per_customer: 0, active: true }}
      fields={fields}
      submit={t('promotions.create')}
      onDone={onDone}
    />
  );
}
