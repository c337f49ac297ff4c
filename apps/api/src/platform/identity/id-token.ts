import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';

export type IdTokenIssuer = {
  /** The `iss` of its tokens; Google writes two. */
  issuer: string[];
  /** Where its public keys are published. */
  keysUrl: string;
};

export type IdTokenClaims = JWTPayload & {
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
  nonce?: unknown;
};

const CLOCK_SECONDS = 60;

/**
 * Checks ID tokens of an issuer against its published keys: signature, issuer, audience, times. Keys are fetched once
 * and again when an unknown one is named, at most twice a minute. Throws for a token that does not pass.
 */
export function createIdTokenCheck({ issuer, keysUrl }: IdTokenIssuer) {
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
