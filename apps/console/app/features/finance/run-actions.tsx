import { useText } from '@errand/client/i18n.tsx';
import {
  cancelPayoutRun,
  confirmPayoutRun,
  type PayoutRunDetail,
} from '@errand/contract/console/finance/runs';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useMoney } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';

/** Confirms or gives up a draft, and says what is missing for it. */
export function RunActions({ run }: { run: PayoutRunDetail }) {
  const t = useText();
  const money = useMoney();
  const mayCall = useMayCall();
  const [open, setOpen] = useState<'confirm' | 'cancel' | null>(null);
  const params = { id: run.id };
  const confirm = useChange(confirmPayoutRun, { done: t('finance.confirmed') });
  const cancel = useChange(cancelPayoutRun, { done: t('finance.canceled') });
  if (run.status !== 'draft' || !mayCall(confirmPayoutRun)) return null;
  const hasProblems = run.lines.some(({ problem }) => problem !== null);
  const close = () => setOpen(null);
  const total = isolate(money(run.total_minor));
  return (
    <>
      {hasProblems && <Note tone="warn" icon={CircleAlert} text={t('finance.runProblems')} />}
      {!run.confirmable && <Note icon={UsersRound} text={t('finance.runOwn')} />}
      <div className="form-buttons">
        {run.confirmable && (
          <Button disabled={hasProblems || run.count === 0} onClick={() => setOpen('confirm')}>
            {t('finance.confirm', { total })}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setOpen('cancel')}>
          {t('finance.cancelRun')}
        </Button>
      </div>
      <ConfirmDialog
        open={open === 'confirm'}
        title={t('finance.confirmTitle')}
        text={t('finance.confirmText', { count: run.count, total })}
        cancel={t('ui.cancel')}
        confirm={t('finance.confirm', { total })}
        onClose={close}
        onConfirm={() => {
          close();
          confirm.mutate({ params });
        }}
      />
      <ConfirmDialog
        open={open === 'cancel'}
        title={t('finance.cancelRun')}
        danger
        text={t('finance.cancelText')}
        cancel={t('ui.cancel')}
        confirm={t('finance.cancelRun')}
        onClose={close}
        onConfirm={() => {
          close();
          cancel.mutate({ params });
        }}
      />
    </>
  );
}
