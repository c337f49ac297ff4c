import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastError } from '@errand/ui/toast.tsx';
import { useEffect, useRef, useState } from 'react';
import { type Proof, startApple } from './providers.ts';
import './social-buttons.css';

type State = 'notConfigured' | 'wrong' | 'failed' | 'loading' | 'ready';

/** Why Apple's sign-in is not offered. */
const MESSAGES = {
  notConfigured: 'auth.appleNotConfigured',
  wrong: 'auth.appleWrong',
  failed: 'auth.appleFailed',
  loading: 'auth.appleLoading',
} as const;

/** Apple's sign-in, prepared before the press: browsers open its window only within the press itself. */
export function AppleButton(props: {
  clientId: string;
  redirectUrl: string;
  nonce: string | null;
  onProof: (proof: Proof) => void;
}) {
  const { clientId, redirectUrl, nonce, onProof } = props;
  const t = useText();
  const problem = appleProblem(clientId, redirectUrl);
  const [loaded, setLoaded] = useState<{ nonce: string; state: 'ready' | 'failed' } | null>(null);
  const state: State = problem ?? (loaded?.nonce === nonce ? (loaded?.state ?? 'loading') : 'loading');
  const signIn = useRef<(() => Promise<Proof>) | null>(null);
  useEffect(() => {
    if (problem || !nonce) return;
    startApple({ clientId, redirectUrl, nonce }).then(
      (start) => {
        signIn.current = start;
        setLoaded({ nonce, state: 'ready' });
      },
      () => setLoaded({ nonce, state: 'failed' }),
    );
  }, [problem, clientId, redirectUrl, nonce]);

  async function press(): Promise<void> {
    try {
      const proof = await signIn.current?.();
      if (proof) onProof(proof);
    } catch (error) {
      const closed = (error as { error?: string }).error === 'popup_closed_by_user';
      if (!closed) toastError(t('auth.providerAway', { name: 'Apple' }));
    }
  }
  if (state !== 'ready') {
    return <span className="social-buttons-note">{t(MESSAGES[state])}</span>;
  }
  return (
    <Button variant="soft" onClick={() => void press()}>
      Apple
    </Button>
  );
}

/** Validates the configuration of Apple's sign-in before its script loads; null when it is valid. */
export function appleProblem(clientId: string, redirectUrl: string): 'notConfigured' | 'wrong' | null {
  if (clientId.trim() === '') return 'notConfigured';
  return redirectUrl !== '' && !isUrl(redirectUrl) ? 'wrong' : null;
}

function isUrl(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}
