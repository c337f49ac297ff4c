import { useText } from '@errand/client/i18n.tsx';
import {
  type CashbackRow,
  createCashback,
  updateCashback,
} from '@errand/contract/console/promotions/cashbacks';
import { PromotionForm, usePromotionFields } from './promotion-form.tsx';

/** Creates an offer of cashback, or changes one. */
export function CashbackForm(props: { cashback?: CashbackRow; onDone: (cashback: CashbackRow) => void }) {
  const { cashback, onDone } = props;
  const t = useText();
  const { title, ...period } = usePromotionFields();
  return (
    <PromotionForm
      create={createCashback}
      update={updateCashback}
      promotion={cashback}
      values={cashback ? bodyOf(cashback) : NEW}
      fields={{
        title,
        percent: { label: t('promotions.percentBack'), help: t('promotions.rewardHelp') },
        amount_minor: { label: t('promotions.amountBack'), control: 'money' },
        min_purchase_minor: { label: t('promotions.minimum'), control: 'money' },
        max_discount_minor: { label: t('promotions.capBack'), help: t('promotions.zero'), control: 'money' },
        per_customer: { label: t('promotions.perCustomer'), help: t('promotions.zero') },
        budget_minor: { label: t('promotions.budget'), help: t('promotions.budgetHelp'), control: 'money' },
        ...period,
      }}
      onDone={onDone}
    />
  );
}

const NEW = { min_purchase_minor: 0, max_discount_minor: 0, per_customer: 0, budget_minor: 0, active: true };

function bodyOf(row: CashbackRow) {
  const {
    id: _,
    version: __,
    state: ___,
    uses: ____,
    promised_minor: _____,
    credited_minor: ______,
    ...body
  } = row;
  return body;
}
