import { useText } from '@errand/client/i18n.tsx';
import {
  createWalletBonus,
  updateWalletBonus,
  type WalletBonusRow,
} from '@errand/contract/console/promotions/wallet-bonuses';
import { PromotionForm, usePromotionFields } from './promotion-form.tsx';

/** Creates a bonus of wallet top-ups, or changes one. */
export function BonusForm(props: { bonus?: WalletBonusRow; onDone: (bonus: WalletBonusRow) => void }) {
  const { bonus, onDone } = props;
  const t = useText();
  const { title, ...period } = usePromotionFields();
  return (
    <PromotionForm
      create={createWalletBonus}
      update={updateWalletBonus}
      promotion={bonus}
      values={bonus ? bodyOf(bonus) : { minimum_minor: 0, maximum_minor: 0, active: true }}
      fields={{
        title,
        description: { label: t('promotions.description') },
        percent: { label: t('promotions.percentBonus'), help: t('promotions.rewardHelp') },
        amount_minor: { label: t('promotions.amountBonus'), control: 'money' },
        minimum_minor: { label: t('promotions.minimumTopUp'), control: 'money' },
        maximum_minor: { label: t('promotions.capBonus'), help: t('promotions.zero'), control: 'money' },
        ...period,
      }}
      onDone={onDone}
    />
  );
}

function bodyOf({ id: _, version: __, state: ___, ...body }: WalletBonusRow) {
  return body;
}
