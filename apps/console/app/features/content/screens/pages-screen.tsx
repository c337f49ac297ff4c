import { useText } from '@errand/client/i18n.tsx';
import { listPages } from '@errand/contract/console/content';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Link } from 'react-router';
import { Page } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { ContentTabs } from '../content-tabs.tsx';
import { usePageName } from '../page-name.ts';
import '../content-list.css';

export default function PagesScreen() {
  const t = useText();
  const dates = useDates();
  const may = useMay();
  const nameOf = usePageName();
  const data = useRead('content', listPages, {});
  return (
    <Page
      title={t('content.title')}
      text={t('content.text')}
      narrow
      actions={
        may('content.update') && <ButtonLink to="/content/pages/new">{t('content.newPage')}</ButtonLink>
      }
    >
      <ContentTabs />
      <ul className="content-list">
        {data.rows.map((page) => {
          const { slug, updated_at, draft } = page;
          return (
            <li key={slug}>
              <Link to={`/content/pages/${slug}`}>
                <span className="content-name">
                  <b>{nameOf(page)}</b>
                  <span className="text-caption">
                    <bdi dir="ltr">/{slug}</bdi>
                  </span>
                </span>
                <span className="content-end">
                  {draft && <span className="tag">{t('content.draft')}</span>}
                  {updated_at ? (
                    <span className="text-caption">{dates.dateTime(updated_at)}</span>
                  ) : (
                    <span className="tag warn">{t('content.unwritten')}</span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
