import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

/**
 * An OpenID provider on loopback with published keys. Tests skip its pages and sign tokens with its key directly; a
 * second, unpublished key signs forgeries.
 */
export async function startOidc() {
  const own = await generateKeyPair('RS256', { extractable: true });
  const foreign = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(own.privateKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'errand-web', client_secret: 'x', redirect_uris: ['http://127.0.0.1/back'] }],
    jwks: { keys: [jwk] },
    cookies: { keys: ['test'] },
    features: { devInteractions: { enabled: false } },
  });
  server.on('request', provider.callback());
  const configuration = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as {
    issuer: string;
    jwks_uri: string;
  };

  /** A valid ID token unless `wrong` overrides a claim. Its times are relative to `nowMs`. */
  function idToken(
    nowMs: number,
    claims: JWTPayload & Record<string, unknown>,
    wrong: { key?: 'foreign'; issuer?: string; audience?: string; expiresIn?: number } = {},
  ): Promise<string> {
    const seconds = Math.floor(nowMs / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .setIssuer(wrong.issuer ?? configuration.issuer)
      .setAudience(wrong.audience ?? 'errand-web')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + (wrong.expiresIn ?? 3600))
      .sign(wrong.key === 'foreign' ? foreign.privateKey : own.privateKey);
  }
  return {
    trust: { issuer: [configuration.issuer], keysUrl: configuration.jwks_uri },
    idToken,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
