import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { SocialProvider } from '@errand/domain/auth';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastError } from '@errand/ui/toast.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AuthFlow } from '../sign-in/use-auth-flow.ts';
import { AppleButton } from './apple-button.tsx';
import { type Proof, renderGoogleButton, requestFacebookProof } from './providers.ts';
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
