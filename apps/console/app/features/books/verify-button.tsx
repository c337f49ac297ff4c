import { useText } from '@errand/client/i18n.tsx';
import { verifyClosing } from '@errand/contract/console/finance/periods';
import type { ResponseOf } from '@errand/contract/endpoint';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMonthName } from '#blocks/formatted/use-month-name.ts';
import { useChange } from '#platform/query.ts';

/** Verifies the file of a closing, and says what is wrong with it. */
export function VerifyButton() {
  const t = useText();
  const monthName = useMonthName();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<ResponseOf<typeof verifyClosing> | null>(null);
  const verify = useChange(verifyClosing, { onResponse: setResult });

  async function send(file: File | undefined): Promise<void> {
    if (!file) return;
    verify.mutate({ body: { content: await file.text() } });
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('books.verify')}
        onChange={({ target }) => void send(target.files?.[0])}
      />
      <Button variant="quiet" loading={verify.isPending} onClick={() => input.current?.click()}>
        {t('books.verify')}
      </Button>
      <Dialog open={result !== null} onClose={() => setResult(null)} title={t('books.verify')}>
        {result && result.faults.length === 0 && (
          <Note
            icon={CircleCheck}
            text={t('books.verified', { month: result.month === null ? '' : monthName(result.month) })}
          />
        )}
        {result && result.faults.length > 0 && (
          <Note as="div" tone="bad" icon={CircleAlert}>
            <div>
              <p>{t('books.verifyFailed')}</p>
              <ul>
                {result.faults.map((fault) => (
                  <li key={fault}>{t(`books.fault.${fault}`)}</li>
                ))}
              </ul>
            </div>
          </Note>
        )}
      </Dialog>
    </>
  );
}
