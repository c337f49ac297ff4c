import { useText } from '@errand/client/i18n.tsx';
import { listCampaigns } from '@errand/contract/console/promotions/campaigns';
import { PromotionList } from '../promotion-list.tsx';

export default function CampaignsScreen() {
  const t = useText();
  return (
    <PromotionList
      endpoint={listCampaigns}
      path="/promotions/campaigns"
      title={t('promotions.campaigns')}
      text={t('promotions.campaignsText')}
      add={t('promotions.newCampaign')}
      columns={{
        module: { header: t('promotions.module'), phone: 'plain', cell: ({ module }) => module.name },
        stores: { header: t('promotions.stores'), align: 'end', cell: ({ store_count }) => store_count },
      }}
    />
  );
}
