import { useText } from '@errand/client/i18n.tsx';
import {
  type ClosingDetail,
  cancelClosing,
  checkClosing,
  closeMonth,
} from '@errand/contract/console/finance/periods';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert, CircleCheck, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMonthName } from '#blocks/formatted/use-month-name.ts';
import { useChange } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import './period-actions.css';

/** What keeps a month from being closed, and the next steps. */
export function PeriodActions({ closing }: { closing: ClosingDetail }) {
  const t = useText();
  const monthName = useMonthName();
  const mayCall = useMayCall();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const params = { id: closing.id };
  const close = useChange(closeMonth, { done: t('books.closed') });
  const check = useChange(checkClosing, { done: t('books.requested') });
  const cancel = useChange(cancelClosing, {
    done: t('books.givenUp'),
    onResponse: () => void navigate('/finance/periods'),
  });
  const { status, problems, problem_count: count } = closing;
  if (status === 'closed') return null;
  return (
    <>
      {status === 'checking' && <Note live="status" text={t('books.checkingText')} />}
      {status === 'ready' && <Note live="status" icon={CircleCheck} text={t('books.readyText')} />}
      {status === 'ready' && !closing.closable && <Note icon={UsersRound} text={t('books.ownText')} />}
      {status === 'differing' && (
        <Note as="div" live="status" tone="bad" icon={CircleAlert}>
          <div>
            <p>{t('books.differingText', { count })}</p>
            <ul className="period-problems" dir="ltr">
              {problems.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </Note>
      )}
      {mayCall(closeMonth) && (
        <div className="form-buttons">
          {closing.closable && (
            <Button loading={close.isPending} onClick={() => setOpen(true)}>
              {t('books.closeMonth')}
            </Button>
          )}
          {status !== 'checking' && (
            <Button variant="quiet" loading={check.isPending} onClick={() => check.mutate({ params })}>
              {t('books.checkAgain')}
            </Button>
          )}
          <Button variant="quiet" loading={cancel.isPending} onClick={() => cancel.mutate({ params })}>
            {t('books.giveUp')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isOpen}
        title={t('books.closeConfirm', { month: monthName(closing.month) })}
        text={t('books.closeConfirmText')}
        cancel={t('ui.cancel')}
        confirm={t('books.closeMonth')}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          close.mutate({ params });
        }}
      />
    </>
  );
}
