import { useText } from '@errand/client/i18n.tsx';
import {
  type ContentPage,
  discardPageDraft,
  getPagePreview,
  publishPage,
} from '@errand/contract/console/content';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { consoleQuery, useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';

/** Links are valid for an hour. */
const RENEW_MS = 30 * 60_000;

/** The saved draft of a page, to preview, publish or discard. */
export function DraftPanel({ page: { slug, draft, version } }: { page: ContentPage }) {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const [asking, setAsking] = useState(false);
  const publish = useChange(publishPage, { done: t('content.published') });
  const discard = useChange(discardPageDraft);
  const params = { slug };
  const { data: preview } = useQuery({
    ...consoleQuery('content', getPagePreview, { params }),
    refetchInterval: RENEW_MS,
  });
  const text = draft?.publish_at
    ? t('content.scheduled', { time: dates.dateTime(draft.publish_at) })
    : t('content.unpublished');
  return (
    <Panel title={t('content.savedDraft')} text={text}>
      <div className="form-buttons">
        {preview?.url && (
          <a className="button quiet" href={preview.url} target="_blank" rel="noreferrer">
            {t('content.preview')}
          </a>
        )}
        {may('content.update') && (
          <>
            <Button loading={publish.isPending} onClick={() => publish.mutate({ params, body: { version } })}>
              {t('content.publishNow')}
            </Button>
            <Button variant="ghost" onClick={() => setAsking(true)}>
              {t('content.discard')}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('content.discardQuestion')}
        text={t('content.discardText')}
        confirm={t('content.discard')}
        danger
        busy={discard.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => discard.mutate({ params }, { onSettled: () => setAsking(false) })}
      />
    </Panel>
  );
}
