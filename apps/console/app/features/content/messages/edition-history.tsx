import { useText } from '@errand/client/i18n.tsx';
import { type MessageEdition, restoreMessageTemplate } from '@errand/contract/console/message-templates';
import { TEMPLATE_FIELDS } from '@errand/domain/notifications';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import type { MessageParams } from './message-params.ts';
import '../page-versions.css';

type Saving = MessageEdition['history'][number];

/** What was saved before, newest first. Each can be returned to, and so can the text of the shop. */
export function EditionHistory(props: { params: MessageParams; edition: MessageEdition }) {
  const { params, edition } = props;
  const { channel, language, history, is_edited, version } = edition;
  const t = useText();
  const may = useMay();
  const dates = useDates();
  /** The saving to return to; `default` for the text of the shop. */
  const [chosen, setChosen] = useState<Saving | 'default' | null>(null);
  const restore = useChange(restoreMessageTemplate, { done: t('messages.restored') });
  if (history.length === 0) return null;
  const nameOf = ({ texts }: Saving) =>
    texts === null ? t('messages.default') : (texts[TEMPLATE_FIELDS[channel][0]] ?? '');
  return (
    <Panel
      title={t('messages.history')}
      actions={
        is_edited &&
        may('content.update') && (
          <Button variant="quiet" size="sm" onClick={() => setChosen('default')}>
            {t('messages.toDefault')}
          </Button>
        )
      }
    >
      <ol className="page-versions">
        {history.map((saving, index) => (
          <li key={saving.id}>
            <span>
              <b>{dates.dateTime(saving.saved_at)}</b>
              <span className="text-caption">
                <bdi>{nameOf(saving)}</bdi>
                {saving.saved_by && (
                  <>
                    {' · '}
                    <bdi>{saving.saved_by.name}</bdi>
                  </>
                )}
              </span>
            </span>
            {index === 0 ? (
              <span className="tag ok">{t('messages.current')}</span>
            ) : (
              may('content.update') && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('messages.restoreFrom', { time: dates.dateTime(saving.saved_at) })}
                  onClick={() => setChosen(saving)}
                >
                  {t('messages.restore')}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={chosen !== null}
        title={t('messages.restoreQuestion')}
        text={
          chosen === null || chosen === 'default'
            ? t('messages.toDefaultText')
            : t('messages.restoreText', { time: dates.dateTime(chosen.saved_at) })
        }
        confirm={t('messages.restore')}
        busy={restore.isPending}
        onClose={() => setChosen(null)}
        onConfirm={() =>
          chosen &&
          restore.mutate(
            {
              params,
              body: { channel, language, version, saving_id: chosen === 'default' ? null : chosen.id },
            },
            { onSettled: () => setChosen(null) },
          )
        }
      />
    </Panel>
  );
}
