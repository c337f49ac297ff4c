import { useText } from '@errand/client/i18n.tsx';
import {
  addCampaignPicture,
  type CampaignDetails,
  updateCampaign,
} from '@errand/contract/console/newsletter/campaigns';
import { listSegments } from '@errand/contract/console/newsletter/segments';
import { type RichTexts, summaryOf } from '@errand/domain/rich-text';
import { Form } from '#blocks/form/index.ts';
import { namesOf } from '#blocks/form/names-of.ts';
import { Panel } from '#blocks/page/page.tsx';
import { BodyControl } from '#features/content/index.ts';
import { api } from '#platform/api.ts';
import { useRead } from '#platform/query.ts';

/** Writes a draft. */
export function CampaignForm({ campaign }: { campaign: CampaignDetails }) {
  const t = useText();
  const { id, subject, body, segment_id, version } = campaign;
  const { rows } = useRead('newsletter', listSegments, { query: { limit: 100 } });
  return (
    <Panel title={t('newsletter.write')}>
      <Form
        endpoint={updateCampaign}
        params={{ id }}
        hidden={{ version }}
        values={{ subject, body, segment_id }}
        fields={{
          segment_id: {
            label: t('newsletter.segment'),
            help: t('newsletter.segmentHelp'),
            options: namesOf(rows),
          },
          subject: { label: t('newsletter.subject'), help: t('newsletter.subjectHelp') },
          body: {
            label: t('newsletter.body'),
            control: (props) => (
              <BodyControl
                {...props}
                help={t('newsletter.bodyHelp')}
                addPicture={(form) => api.call(addCampaignPicture, { params: { id }, body: form })}
              />
            ),
            show: (value) => summaryOf((value as RichTexts).en),
          },
        }}
        done={t('newsletter.saved')}
      />
    </Panel>
  );
}
