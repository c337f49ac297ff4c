import { useText } from '@errand/client/i18n.tsx';
import { listWalletBonuses } from '@errand/contract/console/promotions/wallet-bonuses';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { useRewardText } from '../promotion-columns.tsx';
import { PromotionList } from '../promotion-list.tsx';

export default function BonusesScreen() {
  const t = useText();
  const reward = useRewardText();
  return (
    <PromotionList
      endpoint={listWalletBonuses}
      path="/promotions/bonuses"
      title={t('promotions.bonuses')}
      text={t('promotions.bonusesText')}
      add={t('promotions.newBonus')}
      columns={{
        worth: {
          header: t('promotions.bonus'),
          align: 'end',
          cell: (row) => <bdi dir="ltr">{reward(row)}</bdi>,
        },
        minimum: {
          header: t('promotions.minimumTopUp'),
          align: 'end',
          cell: ({ minimum_minor }) => <Amount minor={minimum_minor} />,
        },
      }}
    />
  );
}
