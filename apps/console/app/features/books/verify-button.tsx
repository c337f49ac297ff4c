import { useText } from '@errand/client/i18n.tsx';
import { verifyClosing } from '@errand/contract/console/finance/periods';
import type { ResponseOf } from '@errand/contract/endpoint';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { FileButton } from '#blocks/form/file-button.tsx';
import { useMonthName } from '#blocks/formatted/use-month-name.ts';
import { useChange } from '#platform/query.ts';

/** Verifies the file of a closing, and says what is wrong with it. */
export function VerifyButton() {
  const t = useText();
  const monthName = useMonthName();
  const [result, setResult] = useState<ResponseOf<typeof verifyClosing> | null>(null);
  const verify = useChange(verifyClosing, { onResponse: setResult });

  return (
    <>
      <FileButton
        label={t('books.verify')}
        accept=".json,application/json"
        loading={verify.isPending}
        onFile={(file) => void file.text().then((content) => verify.mutate({ body: { content } }))}
      />
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
