import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { type FacebookOptions, fetchFacebookPerson } from './facebook.ts';
import { createFirebase, type FirebaseOptions } from './firebase.ts';

type IdTokenIssuer = {
  /** Accepted `iss` values; Google uses two. */
  issuer: string[];
  /** URL of its public keys. */
  keysUrl: string;
};

type IdTokenClaims = JWTPayload & {
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
  nonce?: unknown;
};

export type IdentityOptions = {
  google?: IdTokenIssuer;
  apple?: IdTokenIssuer;
  facebook?: Partial<FacebookOptions>;
  /** Without it, Firebase phone codes are not offered. */
  firebase?: FirebaseOptions;
};

export type Identity = {
  /** The claims of a valid ID token; throws for an invalid one. */
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
  firebase: ReturnType<typeof createFirebase> | null;
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

/** Identity providers: Google, Apple and Facebook for sign-in, Firebase for phone codes. */
export function createIdentity(options: IdentityOptions = {}): Identity {
  const checks = {
    google: createIdTokenCheck(options.google ?? GOOGLE),
    apple: createIdTokenCheck(options.apple ?? APPLE),
  };
  const facebook = { ...FACEBOOK, ...options.facebook };
  return {
    idToken: (provider, token, audience, nowMs) => checks[provider](token, audience, nowMs),
    facebook: (appId, token, nowMs) => fetchFacebookPerson(facebook, appId, token, nowMs),
    firebase: options.firebase ? createFirebase(options.firebase) : null,
  };
}

const CLOCK_SECONDS = 60;

/**
 * Verifies ID tokens of an issuer: signature, issuer, audience and times. Keys are cached and fetched again for an
 * unknown key id, at most twice a minute. Throws for an invalid token.
 */
function createIdTokenCheck({ issuer, keysUrl }: IdTokenIssuer) {
  const keys = createRemoteJWKSet(new URL(keysUrl), { cooldownDuration: 30_000, timeoutDuration: 5000 });
  return async function check(token: string, audience: string[], nowMs: number): Promise<IdTokenClaims> {
    const { payload } = await jwtVerify<IdTokenClaims>(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance: CLOCK_SECONDS,
      currentDate: new Date(nowMs),
    });
    return payload;
  };
}
