import { useText } from '@errand/client/i18n.tsx';
import {
  createWalletBonus,
  getWalletBonus,
  updateWalletBonus,
} from '@errand/contract/console/promotions/wallet-bonuses';
import { nextWeek } from '../next-week.ts';
import { PromotionScreen, usePromotionFields } from '../promotion-screen.tsx';

/** A bonus of wallet top-ups. */
export default function BonusScreen() {
  const t = useText();
  const { title, ...period } = usePromotionFields();
  return (
    <PromotionScreen
      list={{ to: '/promotions/bonuses', label: t('promotions.bonuses') }}
      newTitle={t('promotions.newBonus')}
      read={getWalletBonus}
      create={createWalletBonus}
      update={updateWalletBonus}
      initial={() => ({ ...nextWeek(), minimum_minor: 0, maximum_minor: 0, active: true })}
      valuesOf={({ id: _, version: __, state: ___, ...values }) => values}
      fields={() => ({
        title,
        description: { label: t('promotions.description') },
        percent: { label: t('promotions.percentBonus'), help: t('promotions.rewardHelp') },
        amount_minor: { label: t('promotions.amountBonus'), control: 'money' },
        minimum_minor: { label: t('promotions.minimumTopUp'), control: 'money' },
        maximum_minor: { label: t('promotions.capBonus'), help: t('promotions.zero'), control: 'money' },
        ...period,
      })}
    />
  );
}
