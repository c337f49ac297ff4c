import { useText } from '@errand/client/i18n.tsx';
import { readBankFile } from '@errand/contract/console/finance/runs';
import type { ResponseOf } from '@errand/contract/endpoint';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { FileButton } from '#blocks/form/file-button.tsx';
import { Facts } from '#blocks/page/page.tsx';
import { useMoney } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';

type Result = ResponseOf<typeof readBankFile>;

/** Uploads a file of the bank, and shows what it has changed. */
export function BankFileButton() {
  const t = useText();
  const [result, setResult] = useState<Result | null>(null);
  const read = useChange(readBankFile, { onResponse: setResult });

  function send(file: File): void {
    const body = new FormData();
    body.set('file', file);
    read.mutate({ body });
  }

  return (
    <>
      <FileButton
        label={t('finance.bankFile')}
        accept=".xml,application/xml,text/xml"
        loading={read.isPending}
        onFile={send}
      />
      <Dialog open={result !== null} onClose={() => setResult(null)} title={t('finance.bankFileRead')}>
        {result && <BankFileResult result={result} />}
      </Dialog>
    </>
  );
}

function BankFileResult({ result }: { result: Result }) {
  const t = useText();
  const money = useMoney();
  return (
    <>
      <Facts
        facts={[
          [t('finance.payout.paid'), result.paid],
          [t('finance.payout.rejected'), result.rejected],
          [t('finance.payout.returned'), result.returned],
        ]}
      />
      {result.contradicting.length > 0 && (
        <Note as="div" tone="warn" icon={CircleAlert}>
          <div>
            <p>{t('finance.contradicting')}</p>
            <ul>
              {result.contradicting.map(({ reference, outcome, amount_minor }) => (
                <li key={`${reference} ${outcome}`}>
                  <bdi dir="ltr">{reference}</bdi>
                  {amount_minor !== null && (
                    <>
                      {' · '}
                      <bdi dir="ltr">{money(amount_minor)}</bdi>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </Note>
      )}
    </>
  );
}
