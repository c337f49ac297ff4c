import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listCampaigns } from '@errand/contract/console/newsletter/campaigns';
import { translated } from '@errand/domain/language';
import { CAMPAIGN_STATES } from '@errand/domain/newsletter';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { labelsOf } from '#blocks/form/names-of.ts';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { useMay } from '#platform/session.ts';
import { NewsletterTabs } from './newsletter-tabs.tsx';

export function Campaigns() {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const language = useLanguage();
  return (
    <Page
      title={t('newsletter.title')}
      text={t('newsletter.text')}
      actions={
        may('newsletter.update') && (
          <ButtonLink to="/newsletter/campaigns/new">{t('newsletter.newCampaign')}</ButtonLink>
        )
      }
    >
      <NewsletterTabs />
      <List
        endpoint={listCampaigns}
        resource="newsletter"
        href={({ id }) => `/newsletter/campaigns/${id}`}
        filters={{
          state: {
            label: t('newsletter.stateLabel'),
            options: labelsOf(CAMPAIGN_STATES, (state) => t(`newsletter.state.${state}`)),
          },
        }}
        columns={{
          subject: {
            header: t('newsletter.subject'),
            cell: ({ subject }) => <bdi>{translated(subject, language)}</bdi>,
          },
          state: {
            header: t('newsletter.stateLabel'),
            phone: 'beside',
            cell: ({ state }) => <StateTag of="newsletter.state" state={state} />,
          },
          segment: {
            header: t('newsletter.segment'),
            cell: ({ segment }) => <bdi>{segment?.name ?? t('newsletter.everybody')}</bdi>,
          },
          at: {
            header: t('newsletter.at'),
            cell: ({ started_at, scheduled_for }) => {
              const at = started_at ?? scheduled_for;
              return at && <time dateTime={at}>{dates.dateTime(at)}</time>;
            },
          },
          sent: {
            header: t('newsletter.sent'),
            align: 'end',
            cell: ({ result }) => <bdi dir="ltr">{result.sent}</bdi>,
          },
          failed: {
            header: t('newsletter.failed'),
            align: 'end',
            cell: ({ result }) => <bdi dir="ltr">{result.failed}</bdi>,
          },
          unsubscribed: {
            header: t('newsletter.unsubscribed'),
            align: 'end',
            cell: ({ result }) => <bdi dir="ltr">{result.unsubscribed}</bdi>,
          },
        }}
        empty={{ title: t('newsletter.noCampaigns'), text: t('newsletter.noCampaignsText') }}
      />
    </Page>
  );
}
