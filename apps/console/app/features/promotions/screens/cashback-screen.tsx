import { useText } from '@errand/client/i18n.tsx';
import { getCashback } from '@errand/contract/console/promotions/cashbacks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMoney } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { CashbackForm } from '../cashback-form.tsx';
import { PromotionPage } from '../promotion-page.tsx';

export default function CashbackScreen() {
  const t = useText();
  const money = useMoney();
  const id = Number(useParams().id);
  const { data: cashback } = useSuspenseQuery(consoleQuery('promotions', getCashback, { params: { id } }));
  const { uses, promised_minor: promised, credited_minor: credited, budget_minor: budget } = cashback;
  const amount = (minor: number) => <bdi dir="ltr">{money(minor)}</bdi>;
  return (
    <PromotionPage
      promotion={cashback}
      list="/promotions/cashback"
      listName={t('promotions.cashback')}
      facts={[
        [t('promotions.uses'), String(uses)],
        [t('promotions.promised'), amount(promised)],
        [t('promotions.credited'), amount(credited)],
        [t('promotions.budgetLeft'), budget > 0 && amount(Math.max(0, budget - promised - credited))],
      ]}
      form={(onDone) => <CashbackForm cashback={cashback} onDone={onDone} />}
    />
  );
}
