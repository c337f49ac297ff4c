import { useText } from '@errand/client/i18n.tsx';
import { listCashbacks } from '@errand/contract/console/promotions/cashbacks';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { useRewardText } from '../promotion-columns.tsx';
import { PromotionList } from '../promotion-list.tsx';

export default function CashbacksScreen() {
  const t = useText();
  const reward = useRewardText();
  return (
    <PromotionList
      endpoint={listCashbacks}
      path="/promotions/cashback"
      title={t('promotions.cashback')}
      text={t('promotions.cashbackText')}
      add={t('promotions.newCashback')}
      isWide
      columns={{
        worth: {
          header: t('promotions.cashback'),
          align: 'end',
          cell: (row) => <bdi dir="ltr">{reward(row)}</bdi>,
        },
        minimum: {
          header: t('promotions.minimum'),
          align: 'end',
          cell: ({ min_purchase_minor }) => <Amount minor={min_purchase_minor} />,
        },
        uses: { header: t('promotions.uses'), align: 'end', cell: ({ uses }) => uses },
        promised: {
          header: t('promotions.promised'),
          align: 'end',
          cell: ({ promised_minor }) => <Amount minor={promised_minor} />,
        },
        credited: {
          header: t('promotions.credited'),
          align: 'end',
          cell: ({ credited_minor }) => <Amount minor={credited_minor} />,
        },
      }}
    />
  );
}
