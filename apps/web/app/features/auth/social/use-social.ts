import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { login } from '@errand/contract/auth';
import { socialNonce } from '@errand/contract/auth-social';
import type { SocialProvider } from '@errand/domain/auth';
import { useEffect, useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { readSession } from '#platform/session/index.ts';
import { hasValidCode, rememberSentCode } from '../codes/sent-codes.ts';
import { needsPhone } from '../error-toasts.ts';
import type { About, AuthFlow } from '../sign-in/use-auth-flow.ts';
import type { Proof } from './providers.ts';

/** The social providers that are switched on, with the shop's client id at each; null hides a provider. [AUTH-54, CONFIG-17] */
export function useProviders() {
  const { centralize_login: on, social_login, apple_login } = useConfig();
  const idOf = (medium: 'google' | 'facebook') =>
    social_login.find((entry) => entry.login_medium === medium && entry.status)?.client_id || null;
  const apple = apple_login.find((entry) => entry.status);
  const social = on.social_login_status === 1;
  return {
    google: social && on.google_login_status === 1 ? idOf('google') : null,
    facebook: social && on.facebook_login_status === 1 ? idOf('facebook') : null,
    apple:
      social && on.apple_login_status === 1
        ? { clientId: apple?.client_id ?? '', redirectUrl: apple?.redirect_url_react ?? '' }
        : null,
  };
}

/** The nonce that the next ID token must carry; `renew` requests another one after it was used. */
export function useNonce(wanted: boolean): { nonce: string | null; renew: () => void } {
  const [round, setRound] = useState(0);
  const [issued, setIssued] = useState<{ round: number; nonce: string } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    api.call(socialNonce, { body: {} }).then(
      (response) => setIssued({ round, nonce: response.nonce }),
      (error: Error) => console.warn('social sign-in', error.message),
    );
  }, [wanted, round]);
  return {
    nonce: issued?.round === round ? issued.nonce : null,
    renew: () => setRound((before) => before + 1),
  };
}

/** Signs in with a provider's proof. Resolves to false when the server rejects it; the reason is shown as a toast. */
export function useSocialPost({ handleResponse, go, about }: AuthFlow) {
  const t = useText();
  return async (
    social: { medium: SocialProvider } & Proof,
    more: { phone?: string; verified?: 'yes' | 'no' } = {},
  ): Promise<boolean> => {
    const known: Partial<About> = { social, loginType: 'social', phone: more.phone ?? null };
    try {
      const response = await api.call(login, {
        body: {
          ...social,
          ...more,
          email: about.email ?? undefined,
          login_type: 'social',
          id_token: true,
          remember: about.remember,
          guest_id: readSession().guestId ?? undefined,
        },
      });
      if (more.phone) rememberSentCode(more.phone);
      handleResponse(response, known, more.phone || more.verified ? 'login_result' : 'social_result');
      return true;
    } catch (error) {
      if (more.phone && hasValidCode(error, more.phone)) {
        go({ kind: 'code_sent' }, { ...known, isCodeEarlier: true });
        return true;
      }
      if (needsPhone(error, t('auth.offline'))) go({ kind: 'phone_needed' }, known);
      return false;
    }
  };
}
