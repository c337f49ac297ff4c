import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';

export type IdTokenIssuer = {
  /** Accepted `iss` values; Google uses two. */
  issuer: string[];
  /** URL of its public keys. */
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
 * Verifies ID tokens of an issuer: signature, issuer, audience and times. Keys are cached and fetched again for an
 * unknown key id, at most twice a minute. Throws for an invalid token.
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
