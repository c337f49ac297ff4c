import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { listPageVersions, type PageVersion, restorePageVersion } from '@errand/contract/console/content';
import { translated } from '@errand/domain/language';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import './page-versions.css';

/** The published versions of a page, newest first. An earlier one can be published again. */
export function PageVersions({ slug }: { slug: string }) {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const language = useLanguage();
  const params = { slug };
  const data = useRead('content', listPageVersions, { params });
  const [restored, setRestored] = useState<PageVersion | null>(null);
  const restore = useChange(restorePageVersion);
  if (data.rows.length === 0) return null;
  return (
    <Panel title={t('content.versions')}>
      <ol className="page-versions">
        {data.rows.map((row, index) => (
          <li key={row.id}>
            <span>
              <b>{dates.dateTime(row.published_at)}</b>
              <span className="text-caption">
                <bdi>{translated(row.title, language)}</bdi>
                {row.published_by && <bdi>{` · ${row.published_by.name}`}</bdi>}
              </span>
            </span>
            {index === 0 ? (
              <span className="tag ok">{t('content.current')}</span>
            ) : (
              may('content.update') && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('content.restoreVersion', { time: dates.dateTime(row.published_at) })}
                  onClick={() => setRestored(row)}
                >
                  {t('content.restore')}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={restored !== null}
        title={t('content.restoreQuestion')}
        text={t('content.restoreText', { time: restored ? dates.dateTime(restored.published_at) : '' })}
        confirm={t('content.restore')}
        busy={restore.isPending}
        onClose={() => setRestored(null)}
        onConfirm={() =>
          restored &&
          restore.mutate(
            { params, body: { version_id: restored.id } },
            {
              onSuccess: () => toastDone(t('content.published')),
              onSettled: () => setRestored(null),
            },
          )
        }
      />
    </Panel>
  );
}
