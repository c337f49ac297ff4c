import { useText } from '@errand/client/i18n.tsx';
import { getWalletBonus } from '@errand/contract/console/promotions/wallet-bonuses';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { consoleQuery } from '#platform/query.ts';
import { BonusForm } from '../bonus-form.tsx';
import { PromotionPage } from '../promotion-page.tsx';

export default function BonusScreen() {
  const t = useText();
  const id = Number(useParams().id);
  const { data: bonus } = useSuspenseQuery(consoleQuery('promotions', getWalletBonus, { params: { id } }));
  return (
    <PromotionPage
      promotion={bonus}
      list="/promotions/bonuses"
      listName={t('promotions.bonuses')}
      form={(onDone) => <BonusForm bonus={bonus} onDone={onDone} />}
    />
  );
}
