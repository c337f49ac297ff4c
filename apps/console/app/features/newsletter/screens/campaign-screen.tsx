import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { createCampaign, getCampaign } from '@errand/contract/console/newsletter/campaigns';
import { translated } from '@errand/domain/language';
import { useNavigate, useParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { CampaignForm } from '../campaign-form.tsx';
import { CampaignPreview } from '../campaign-preview.tsx';
import { CampaignResult } from '../campaign-result.tsx';
import { CampaignSending } from '../campaign-sending.tsx';

/** A campaign: what it says, how it looks, and its sending; or a new one. */
export default function CampaignScreen() {
  const { id } = useParams();
  return id === 'new' ? <NewCampaign /> : <Campaign id={Number(id)} />;
}

function useBack() {
  const t = useText();
  return { to: '/newsletter', label: t('newsletter.campaigns') };
}

function NewCampaign() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Page title={t('newsletter.newCampaign')} back={useBack()} narrow>
      <Panel>
        <Form
          endpoint={createCampaign}
          fields={{ subject: { label: t('newsletter.subject'), help: t('newsletter.subjectHelp') } }}
          submit={t('newsletter.createCampaign')}
          onDone={({ id }) => void navigate(`/newsletter/campaigns/${id}`, { replace: true })}
        />
      </Panel>
    </Page>
  );
}

function Campaign({ id }: { id: number }) {
  const may = useMay();
  const language = useLanguage();
  const campaign = useRead('newsletter', getCampaign, { params: { id } });
  return (
    <Page
      title={translated(campaign.subject, language)}
      back={useBack()}
      state={<StateTag of="newsletter.state" state={campaign.state} />}
      narrow
    >
      {campaign.started_at !== null && <CampaignResult campaign={campaign} />}
      {campaign.state === 'draft' && may('newsletter.update') && (
        <CampaignForm key={id} campaign={campaign} />
      )}
      <CampaignPreview campaign={campaign} />
      <CampaignSending campaign={campaign} />
    </Page>
  );
}
