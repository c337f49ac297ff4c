import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { type LandingText, listLandingTexts, saveLandingText } from '@errand/contract/console/content';
import { translated } from '@errand/domain/language';
import { Dialog } from '@errand/ui/dialog.tsx';
import { useState } from 'react';
import { Form } from '#blocks/form/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { ContentTabs } from '../content-tabs.tsx';
import '../content-list.css';

/** Texts of the landing page, the newsletter and the footer. */
export default function TextsScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const [edited, setEdited] = useState<LandingText | null>(null);
  const data = useRead('content', listLandingTexts, {});
  return (
    <Page title={t('content.title')} text={t('content.textsText')} narrow>
      <ContentTabs />
      <ul className="content-list">
        {data.rows.map((row) => (
          <li key={row.key}>
            <button type="button" disabled={!may('content.update')} onClick={() => setEdited(row)}>
              <span className="content-name">
                <span className="text-caption">{t(`content.text.${row.key}`)}</span>
                <span>{translated(row.value, language) || '–'}</span>
              </span>
              {row.is_changed && <span className="tag ok">{t('content.changed')}</span>}
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={edited !== null} onClose={() => setEdited(null)} title={t('content.editText')}>
        {edited && (
          <Form
            endpoint={saveLandingText}
            params={{ key: edited.key }}
            hidden={{ version: edited.version }}
            values={{ value: edited.value }}
            fields={{ value: { label: t(`content.text.${edited.key}`), control: 'longText' } }}
            submit={t('content.publish')}
            done={t('content.published')}
            onDone={() => setEdited(null)}
            onCancel={() => setEdited(null)}
          />
        )}
      </Dialog>
    </Page>
  );
}
