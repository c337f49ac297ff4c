import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listReasons, type ReasonRow } from '@errand/contract/console/content';
import { REASON_KINDS } from '@errand/domain/orders';
import { Button } from '@errand/ui/forms/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { ContentTabs } from '../content-tabs.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import '../content-list.css';

/** Reasons and canned replies by kind. */
export default function ReasonsScreen() {
  const t = useText();
  const may = useMay();
  const language = useLanguage();
  const [edited, setEdited] = useState<ReasonRow | 'new' | null>(null);
  const { data } = useSuspenseQuery(consoleQuery('content', listReasons, {}));
  return (
    <Page
      title={t('content.title')}
      text={t('content.reasonsText')}
      actions={
        may('content.update') && <Button onClick={() => setEdited('new')}>{t('content.newReason')}</Button>
      }
      narrow
    >
      <ContentTabs />
      {REASON_KINDS.map((kind) => {
        const rows = data.rows.filter((row) => row.kind === kind);
        if (rows.length === 0) return null;
        return (
          <section key={kind} className="content-kind">
            <h2 className="text-h3">{t(`content.kind.${kind}`)}</h2>
            <ul className="content-list">
              {rows.map((row) => (
                <li key={row.id}>
                  <button type="button" disabled={!may('content.update')} onClick={() => setEdited(row)}>
                    <span className="content-name">
                      {(language === 'ar' && row.reason.ar) || row.reason.en}
                    </span>
                    {!row.active && <span className="tag">{t('content.off')}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <ReasonDialog edited={edited} onClose={() => setEdited(null)} />
    </Page>
  );
}
