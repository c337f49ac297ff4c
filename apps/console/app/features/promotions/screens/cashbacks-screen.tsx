import { useText } from '@errand/client/i18n.tsx';
import { listCashbacks } from '@errand/contract/console/promotions/cashbacks';
import { useMoney } from '#platform/format.ts';
import { useRewardText } from '../promotion-columns.tsx';
import { PromotionList } from '../promotion-list.tsx';

export default function CashbacksScreen() {
  const t = useText();
  const money = useMoney();
  const reward = useRewardText();
  return (
    <PromotionList
      endpoint={listCashbacks}
      path="/promotions/cashback"
      title={t('promotions.cashback')}
      text={t('promotions.cashbackText')}
      add={t('promotions.newCashback')}
      isWide
      columns={[
        {
          id: 'worth',
          header: t('promotions.cashback'),
          align: 'end',
          cell: (row) => <bdi dir="ltr">{reward(row)}</bdi>,
        },
        {
          id: 'minimum',
          header: t('promotions.minimum'),
          align: 'end',
          cell: ({ min_purchase_minor }) => <bdi dir="ltr">{money(min_purchase_minor)}</bdi>,
        },
        { id: 'uses', header: t('promotions.uses'), align: 'end', cell: ({ uses }) => uses },
        {
          id: 'promised',
          header: t('promotions.promised'),
          align: 'end',
          cell: ({ promised_minor }) => <bdi dir="ltr">{money(promised_minor)}</bdi>,
        },
        {
          id: 'credited',
          header: t('promotions.credited'),
          align: 'end',
          cell: ({ credited_minor }) => <bdi dir="ltr">{money(credited_minor)}</bdi>,
        },
      ]}
    />
  );
}
