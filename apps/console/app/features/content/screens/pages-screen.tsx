import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listPages } from '@errand/contract/console/content';
import { translated } from '@errand/domain/language';
import { Link } from 'react-router';
import { Page } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { ContentTabs } from '../content-tabs.tsx';
import '../content-list.css';

export default function PagesScreen() {
  const t = useText();
  const dates = useDates();
  const language = useLanguage();
  const data = useRead('content', listPages, {});
  return (
    <Page title={t('content.title')} text={t('content.text')} narrow>
      <ContentTabs />
      <ul className="content-list">
        {data.rows.map(({ slug, title, updated_at, draft }) => (
          <li key={slug}>
            <Link to={`/content/pages/${slug}`}>
              <span className="content-name">
                <b>{title ? translated(title, language) : t(`content.page.${slug}`)}</b>
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
        ))}
      </ul>
    </Page>
  );
}
