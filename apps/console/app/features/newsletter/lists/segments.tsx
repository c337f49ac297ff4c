import { useText } from '@errand/client/i18n.tsx';
import { useLanguageName } from '@errand/client/language-name.ts';
import { listSegments } from '@errand/contract/console/newsletter/segments';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useMay } from '#platform/session.ts';
import { useLastOrder } from '../segment-text.ts';
import { NewsletterTabs } from './newsletter-tabs.tsx';

export function Segments() {
  const t = useText();
  const may = useMay();
  const nameOf = useLanguageName();
  const lastOrder = useLastOrder();
  return (
    <Page
      title={t('newsletter.title')}
      text={t('newsletter.segmentsText')}
      actions={
        may('newsletter.update') && (
          <ButtonLink to="/newsletter/segments/new">{t('newsletter.newSegment')}</ButtonLink>
        )
      }
    >
      <NewsletterTabs />
      <List
        endpoint={listSegments}
        resource="newsletter"
        href={({ id }) => `/newsletter/segments/${id}`}
        columns={{
          name: { header: t('newsletter.name'), cell: ({ name }) => <bdi>{name}</bdi> },
          languages: {
            header: t('newsletter.language'),
            cell: ({ languages }) => languages.map(nameOf).join(' · ') || t('newsletter.any'),
          },
          last_order: { header: t('newsletter.lastOrder'), cell: (row) => lastOrder(row) },
          count: {
            header: t('newsletter.inSegment'),
            align: 'end',
            phone: 'beside',
            cell: ({ count }) => <bdi dir="ltr">{count}</bdi>,
          },
        }}
        empty={{ title: t('newsletter.noSegments'), text: t('newsletter.noSegmentsText') }}
      />
    </Page>
  );
}
