import { useText } from '@errand/client/i18n.tsx';
import { exportPayoutRun, PAYOUT_FILES, type PayoutRunDetail } from '@errand/contract/console/finance/runs';
import { Button } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { CircleAlert } from 'lucide-react';
import { Instant } from '#blocks/formatted/formatted.tsx';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { useChange } from '#platform/query.ts';
import { saveFile } from '#platform/save-file.ts';
import { useMayCall } from '#platform/session.ts';

/** The files for the bank. */
export function RunFiles({ run }: { run: PayoutRunDetail }) {
  const t = useText();
  const mayCall = useMayCall();
  const file = useChange(exportPayoutRun, {
    onResponse: ({ file_name: name, content }) => content !== null && saveFile(name, content),
  });
  if (!mayCall(exportPayoutRun)) return null;
  const faults = file.data?.faults ?? [];
  return (
    <Panel title={t('finance.files')} text={t('finance.filesText')}>
      <Facts
        facts={[[t('finance.exportedAt'), run.exported_at && <Instant key="at" at={run.exported_at} />]]}
      />
      <div className="form-buttons">
        {PAYOUT_FILES.map((format) => (
          <Button
            key={format}
            size="sm"
            variant="quiet"
            loading={file.isPending && file.variables.body.format === format}
            onClick={() => file.mutate({ params: { id: run.id }, body: { format } })}
          >
            {t(`finance.file.${format}`)}
          </Button>
        ))}
      </div>
      {faults.length > 0 && (
        <Note as="div" live="alert" tone="bad" icon={CircleAlert}>
          <ul>
            {faults.map(({ payee, text }) => (
              <li key={`${payee} ${text}`}>
                <bdi>{payee ?? t('finance.ownAccount')}</bdi>: {text}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </Panel>
  );
}
