import { type FacebookOptions, fetchFacebookPerson } from './facebook.ts';
import { createToolkit, type ToolkitOptions } from './firebase.ts';
import { createIdTokenCheck, type IdTokenClaims, type IdTokenIssuer } from './id-token.ts';

export type IdentityOptions = {
  google?: IdTokenIssuer;
  apple?: IdTokenIssuer;
  facebook?: Partial<FacebookOptions>;
  /** Left out, phone codes of an identity provider are not offered. */
  toolkit?: ToolkitOptions;
};

export type Identity = {
  /** The checked claims of an ID token; throws for one that does not pass. */
  idToken(
    provider: 'google' | 'apple',
    token: string,
    audience: string[],
    nowMs: number,
  ): Promise<IdTokenClaims>;
  facebook(
    appId: string,
    token: string,
    nowMs: number,
  ): Promise<{ id: string; name: string; email: string | null } | null>;
  toolkit: ReturnType<typeof createToolkit> | null;
};

const GOOGLE: IdTokenIssuer = {
  issuer: ['https://accounts.google.com', 'accounts.google.com'],
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
};
const APPLE: IdTokenIssuer = {
  issuer: ['https://appleid.apple.com'],
  keysUrl: 'https://appleid.apple.com/auth/keys',
};
const FACEBOOK: FacebookOptions = { graphUrl: 'https://graph.facebook.com/v23.0', appSecret: null };

/** Those who vouch for a person: Google, Apple, Facebook, and the identity toolkit for phones. */
export function createIdentity(options: IdentityOptions = {}): Identity {
  const checks = {
    google: createIdTokenCheck(options.google ?? GOOGLE),
    apple: createIdTokenCheck(options.apple ?? APPLE),
  };
  const facebook = { ...FACEBOOK, ...options.facebook };
  return {
    idToken: (provider, token, audience, nowMs) => checks[provider](token, audience, nowMs),
    facebook: (appId, token, nowMs) => fetchFacebookPerson(facebook, appId, token, nowMs),
    toolkit: options.toolkit ? createToolkit(options.toolkit) : null,
  };
}
