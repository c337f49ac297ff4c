import { useText } from '@errand/client/i18n.tsx';
import { createCashback, getCashback, updateCashback } from '@errand/contract/console/promotions/cashbacks';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { nextWeek } from '../next-week.ts';
import { PromotionScreen, usePromotionFields } from '../promotion-screen.tsx';

/** An offer of cashback. */
export default function CashbackScreen() {
  const t = useText();
  const { title, ...period } = usePromotionFields();
  return (
    <PromotionScreen
      list={{ to: '/promotions/cashback', label: t('promotions.cashback') }}
      newTitle={t('promotions.newCashback')}
      read={getCashback}
      create={createCashback}
      update={updateCashback}
      initial={() => ({ ...nextWeek(), ...UNLIMITED, active: true })}
      valuesOf={({
        id: _,
        version: __,
        state: ___,
        uses: ____,
        promised_minor: _____,
        credited_minor: ______,
        ...values
      }) => values}
      fields={() => ({
        title,
        percent: { label: t('promotions.percentBack'), help: t('promotions.rewardHelp') },
        amount_minor: { label: t('promotions.amountBack'), control: 'money' },
        min_purchase_minor: { label: t('promotions.minimum'), control: 'money' },
        max_discount_minor: { label: t('promotions.capBack'), help: t('promotions.zero'), control: 'money' },
        per_customer: { label: t('promotions.perCustomer'), help: t('promotions.zero') },
        budget_minor: { label: t('promotions.budget'), help: t('promotions.budgetHelp'), control: 'money' },
        ...period,
      })}
      facts={({ uses, promised_minor: promised, credited_minor: credited, budget_minor: budget }) => [
        [t('promotions.uses'), String(uses)],
        [t('promotions.promised'), <Amount key="promised" minor={promised} />],
        [t('promotions.credited'), <Amount key="credited" minor={credited} />],
        [
          t('promotions.budgetLeft'),
          budget > 0 && <Amount key="left" minor={Math.max(0, budget - promised - credited)} />,
        ],
      ]}
    />
  );
}

const UNLIMITED = { min_purchase_minor: 0, max_discount_minor: 0, per_customer: 0, budget_minor: 0 };
