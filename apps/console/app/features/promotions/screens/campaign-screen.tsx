import { useText } from '@errand/client/i18n.tsx';
import { getCampaign, setCampaignPicture } from '@errand/contract/console/promotions/campaigns';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { consoleQuery } from '#platform/query.ts';
import { CampaignForm } from '../campaign-form.tsx';
import { PicturePanel } from '../picture-panel.tsx';
import { PromotionPage } from '../promotion-page.tsx';

export default function CampaignScreen() {
  const t = useText();
  const id = Number(useParams().id);
  const { data: campaign } = useSuspenseQuery(consoleQuery('promotions', getCampaign, { params: { id } }));
  return (
    <PromotionPage
      promotion={campaign}
      list="/promotions/campaigns"
      listName={t('promotions.campaigns')}
      form={(onDone) => <CampaignForm campaign={campaign} onDone={onDone} />}
    >
      <PicturePanel
        endpoint={setCampaignPicture}
        id={id}
        url={campaign.picture}
        text={t('promotions.campaignPictureText')}
      />
    </PromotionPage>
  );
}
