import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { Alert } from '@errand/ui/live/announced.tsx';
import { useSubmit } from './use-submit.ts';

/** Offers a passkey as the alternative to the form above it. */
export function PasskeyChoice({ label, use }: { label: string; use: () => Promise<void> }) {
  const t = useText();
  const { busy, error, run } = useSubmit(use);
  return (
    <>
      <span className="session-or">{t('session.or')}</span>
      <Button variant="quiet" full loading={busy} onClick={() => void run(new FormData())}>
        {label}
      </Button>
      {error && <Alert className="field-error">{error}</Alert>}
    </>
  );
}
