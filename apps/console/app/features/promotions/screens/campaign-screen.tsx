import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { getCampaign, setCampaignPicture } from '@errand/contract/console/promotions/campaigns';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { CampaignForm } from '../campaign-form.tsx';
import { PicturePanel } from '../picture-panel.tsx';
import { PromotionState } from '../promotion-state.tsx';

export default function CampaignScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const id = Number(useParams().id);
  const { data: campaign } = useSuspenseQuery(consoleQuery('promotions', getCampaign, { params: { id } }));
  return (
    <Page
      title={(language === 'ar' && campaign.title.ar) || campaign.title.en}
      back={{ to: '/promotions/campaigns', label: t('promotions.campaigns') }}
      state={<PromotionState state={campaign.state} />}
      narrow
    >
      {may('promotions.update') && (
        <>
          <Panel>
            <CampaignForm campaign={campaign} onDone={() => toastDone(t('promotions.saved'))} />
          </Panel>
          <PicturePanel
            endpoint={setCampaignPicture}
            id={id}
            url={campaign.picture}
            text={t('promotions.campaignPictureText')}
          />
        </>
      )}
    </Page>
  );
}
