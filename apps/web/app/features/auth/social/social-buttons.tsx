import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { SocialProvider } from '@errand/domain/auth';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastError } from '@errand/ui/toast.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AuthFlow } from '../sign-in/use-auth-flow.ts';
import { type Proof, renderGoogleButton, requestFacebookProof, startApple } from './providers.ts';
import { useNonce, useProviders, useSocialPost } from './use-social.ts';
import './social-buttons.css';

/** A sign-in button for each social provider that is switched on. `alone` leaves out the divider above them. */
export function SocialButtons({ flow, alone }: { flow: AuthFlow; alone?: boolean }) {
  const t = useText();
  const { google, facebook, apple } = useProviders();
  const { nonce, renew } = useNonce(google !== null || apple !== null);
  const post = useSocialPost(flow);
  if (google === null && facebook === null && apple === null) return null;

  async function proven(medium: SocialProvider, proof: Proof): Promise<void> {
    if (!(await post({ medium, ...proof }))) renew();
  }
  async function byFacebook(): Promise<void> {
    try {
      const proof = await requestFacebookProof(facebook ?? '');
      if (proof) await proven('facebook', proof);
    } catch {
      toastError(t('auth.providerAway', { name: 'Facebook' }));
    }
  }
  return (
    <>
      {!alone && <p className="social-buttons-or">{t('auth.or')}</p>}
      <div className="social-buttons">
        {google !== null && (
          <GoogleButton clientId={google} nonce={nonce} onProof={(proof) => void proven('google', proof)} />
        )}
        {facebook !== null && (
          <Button variant="soft" onClick={() => void byFacebook()}>
            Facebook
          </Button>
        )}
        {apple !== null && (
          <AppleButton {...apple} nonce={nonce} onProof={(proof) => void proven('apple', proof)} />
        )}
      </div>
    </>
  );
}

/** Our button under Google's invisible one: only a press on Google's own button opens its window. */
function GoogleButton(props: { clientId: string; nonce: string | null; onProof: (proof: Proof) => void }) {
  const { clientId, nonce } = props;
  const t = useText();
  const language = useLanguage();
  const place = useRef<HTMLSpanElement>(null);
  const onProof = useEffectEvent(props.onProof);
  const [unavailable, setUnavailable] = useState(false);
  useEffect(() => {
    const where = place.current;
    if (!where || !nonce) return;
    const options = { clientId, nonce, language, width: Math.max(200, where.clientWidth) };
    renderGoogleButton(where, options, (proof) => onProof(proof)).catch(() => setUnavailable(true));
  }, [clientId, nonce, language]);
  return (
    <span className="social-buttons-google">
      <Button
        variant="soft"
        full
        onClick={() =>
          toastError(t(unavailable ? 'auth.providerAway' : 'auth.providerLoading', { name: 'Google' }))
        }
      >
        Google
      </Button>
      <span className="social-buttons-over" ref={place} hidden={unavailable} />
    </span>
  );
}

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
