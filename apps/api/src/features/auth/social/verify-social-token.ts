import { isEmail } from '@errand/domain/auth';
import type { RequestContext } from '../../../platform/http/index.ts';
import type { CodeDeps } from '../auth.types.ts';
import { consumeNonce, type SocialProfile } from '../sign-in/pending-sign-in.ts';

/**
 * The profile behind a provider's token. Null for every invalid token: wrong key, issuer, audience or time, an unknown
 * or consumed nonce, an id other than the posted one. An unverified email is dropped.
 */
export async function verifySocialToken(
  ctx: RequestContext & CodeDeps,
  provider: SocialProfile['provider'],
  token: string,
  uniqueId: string | undefined,
): Promise<SocialProfile | null> {
  const clientIds = await listClientIds(ctx, provider);
  if (clientIds.length === 0) return null;
  if (provider === 'facebook') {
    const person = await ctx.identity.facebook(clientIds[0] ?? '', token, ctx.now()).catch(() => null);
    if (!person || (uniqueId && uniqueId !== person.id)) return null;
    return { provider, subject: person.id, email: toEmail(person.email), name: person.name };
  }
  const claims = await ctx.identity.idToken(provider, token, clientIds, ctx.now()).catch((error: Error) => {
    ctx.log.info({ reason: error.message, provider }, 'an ID token was rejected');
    return null;
  });
  if (!claims?.sub || (uniqueId && uniqueId !== claims.sub)) return null;
  if (typeof claims.nonce !== 'string' || !(await consumeNonce(ctx, claims.nonce))) return null;
  const verified = claims.email_verified === true || claims.email_verified === 'true';
  return {
    provider,
    subject: claims.sub,
    email: verified ? toEmail(claims.email) : null,
    name: typeof claims.name === 'string' ? claims.name : '',
  };
}

/** The operator's client ids at a provider. */
async function listClientIds(
  ctx: RequestContext<'settings'>,
  provider: SocialProfile['provider'],
): Promise<string[]> {
  const { social_login, apple_login } = await ctx.settings();
  const ids =
    provider === 'apple'
      ? apple_login.filter(({ status }) => status).flatMap((app) => [app.client_id, app.client_id_app])
      : social_login
          .filter(({ login_medium, status }) => login_medium === provider && status)
          .map(({ client_id }) => client_id);
  return ids.filter((id) => id !== '');
}

function toEmail(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 255 && isEmail(value) ? value.toLowerCase() : null;
}
