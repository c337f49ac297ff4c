import { useText } from '@errand/client/i18n.tsx';
import {
  createWalletBonus,
  updateWalletBonus,
  type WalletBonusRow,
} from '@errand/contract/console/promotions/wallet-bonuses';
import { Form } from '#blocks/form/index.ts';
import { nextWeek } from './next-week.ts';

/** Creates a bonus of wallet top-ups, or changes one. */
export function BonusForm(props: { bonus?: WalletBonusRow; onDone: (bonus: WalletBonusRow) => void }) {
  const { bonus, onDone } = props;
  const t = useText();
  const fields = {
    title: { label: t('promotions.name') },
    description: { label: t('promotions.description') },
    percent: { label: t('promotions.percentBonus'), help: t('promotions.worthHelp') },
    amount_minor: { label: t('promotions.amountBonus'), control: 'money' as const },
    minimum_minor: { label: t('promotions.minimumTopUp'), control: 'money' as const },
    maximum_minor: { label: t('promotions.capBonus'), help: t('promotions.zero'), control: 'money' as const },
    starts_at: { label: t('promotions.startsAt') },
    ends_at: { label: t('promotions.endsAt') },
    active: { label: t('promotions.active') },
  };
  if (bonus) {
    const { id, version, state: _, ...body } = bonus;
    return (
      <Form
        endpoint={updateWalletBonus}
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
      endpoint={createWalletBonus}
      values={{ ...nextWeek(), minimum_minor: 0, maximum_minor: 0, active: true }}
      fields={fields}
      submit={t('promotions.create')}
      onDone={onDone}
    />
  );
}
