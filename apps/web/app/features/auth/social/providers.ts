import type { LanguageCode } from '@errand/domain/language';
import { loadScript } from './load-script.ts';

/** The proof of identity that a provider returns, verified by the server. */
export type Proof = { token: string; unique_id: string };

type Google = {
  accounts: {
    id: {
      initialize(options: object): void;
      renderButton(where: HTMLElement, options: object): void;
    };
  };
};

/** Renders Google's button into `where`; only a press on it opens Google's window. */
export async function renderGoogleButton(
  where: HTMLElement,
  options: { clientId: string; nonce: string; language: LanguageCode; width: number },
  onProof: (proof: Proof) => void,
): Promise<void> {
  await loadScript('https://accounts.google.com/gsi/client');
  const { google } = window as unknown as { google: Google };
  google.accounts.id.initialize({
    client_id: options.clientId,
    nonce: options.nonce,
    callback: ({ credential }: { credential: string }) =>
      onProof({ token: credential, unique_id: subjectOf(credential) }),
  });
  google.accounts.id.renderButton(where, {
    theme: 'outline',
    size: 'large',
    shape: 'rectangular',
    locale: options.language,
    width: options.width,
  });
}

type Apple = {
  auth: {
    init(options: object): void;
    signIn(): Promise<{ authorization: { id_token: string } }>;
  };
};

export class AppleSetupError extends Error {}

/** Prepares Apple's sign-in. Throws AppleSetupError when its script or configuration fails. */
export async function startApple(options: {
  clientId: string;
  redirectUrl: string;
  nonce: string;
}): Promise<() => Promise<Proof>> {
  await loadScript('https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js');
  const { AppleID } = window as unknown as { AppleID?: Apple };
  if (!AppleID) throw new AppleSetupError();
  AppleID.auth.init({
    clientId: options.clientId,
    redirectURI: options.redirectUrl || window.location.origin,
    scope: 'name email',
    nonce: options.nonce,
    usePopup: true,
  });
  return async () => {
    const { authorization } = await AppleID.auth.signIn();
    return { token: authorization.id_token, unique_id: subjectOf(authorization.id_token) };
  };
}

type Facebook = {
  init(options: object): void;
  login(
    done: (response: { authResponse: { accessToken: string; userID: string } | null }) => void,
    options: object,
  ): void;
};

/** Resolves to null when Facebook's window was closed. */
export async function requestFacebookProof(appId: string): Promise<Proof | null> {
  await loadScript('https://connect.facebook.net/en_US/sdk.js');
  const { FB } = window as unknown as { FB: Facebook };
  FB.init({ appId, version: 'v23.0', cookie: false, xfbml: false });
  return new Promise((resolve) => {
    FB.login(
      ({ authResponse }) =>
        resolve(authResponse && { token: authResponse.accessToken, unique_id: authResponse.userID }),
      { scope: 'public_profile,email' },
    );
  });
}

/** The `sub` of an ID token, sent as `unique_id`. The server trusts only the verified token. */
export function subjectOf(token: string): string {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : '';
  } catch {
    return '';
  }
}
