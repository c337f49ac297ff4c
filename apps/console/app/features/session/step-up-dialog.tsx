import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { sessionQuery, setSession } from '#platform/session.ts';
import { answerProof, isAskingForProof, subscribeToProof } from '#platform/step-up.ts';
import { ProofForm } from './proof-form.tsx';

/** Asks for the second factor when a call needs it; the call is then repeated. */
export function StepUpDialog() {
  const t = useText();
  const open = useSyncExternalStore(subscribeToProof, isAskingForProof);
  const { data: session } = useQuery({ ...sessionQuery, enabled: open });
  return (
    <Dialog open={open} onClose={() => answerProof(false)} title={t('session.stepUpTitle')}>
      <div className="form">
        <p className="text-meta">{t('session.stepUpText')}</p>
        {session && (
          <ProofForm
            factors={session.factors}
            onProven={(proven) => {
              setSession(proven);
              answerProof(true);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
