import { isEmail } from '@errand/domain/auth';
import type { RequestContext } from '../../../platform/http/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { consumeNonce, type SocialPerson } from '../sign-in/pending-sign-in.ts';

/**
 * Who a provider says this is. Null for every token that does not pass: foreign key, issuer, audience or time, a nonce
 * that was not given out or was used, an id that is not the posted one. Only a verified e-mail is one.
 */
export async function personOf(
  ctx: RequestContext,
  provider: SocialPerson['provider'],
  token: string,
  uniqueId: string | undefined,
): Promise<SocialPerson | null> {
  const clientIds = await clientIdsOf(ctx, provider);
  if (clientIds.length === 0) return null;
  if (provider === 'facebook') {
    const person = await ctx.identity.facebook(clientIds[0] ?? '', token, ctx.now()).catch(() => null);
    if (!person || (uniqueId && uniqueId !== person.id)) return null;
    return { provider, subject: person.id, email: emailOf(person.email), name: person.name };
  }
  const claims = await ctx.identity.idToken(provider, token, clientIds, ctx.now()).catch((error: Error) => {
    ctx.log.info({ reason: error.message, provider }, 'an ID token was refused');
    return null;
  });
  if (!claims?.sub || (uniqueId && uniqueId !== claims.sub)) return null;
  if (typeof claims.nonce !== 'string' || !(await consumeNonce(ctx, claims.nonce))) return null;
  const verified = claims.email_verified === true || claims.email_verified === 'true';
  return {
    provider,
    subject: claims.sub,
    email: verified ? emailOf(claims.email) : null,
    name: typeof claims.name === 'string' ? claims.name : '',
  };
}

/** The ids under which the operator is known to a provider. */
async function clientIdsOf(ctx: RequestContext, provider: SocialPerson['provider']): Promise<string[]> {
  const { social_login, apple_login } = await settingsOf(ctx);
  const ids =
    provider === 'apple'
      ? apple_login.filter(({ status }) => status).flatMap((app) => [app.client_id, app.client_id_app])
      : social_login
          .filter(({ login_medium, status }) => login_medium === provider && status)
          .map(({ client_id }) => client_id);
  return ids.filter((id) => id !== '');
}

function emailOf(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 255 && isEmail(value) ? value.toLowerCase() : null;
}
