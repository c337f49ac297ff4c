import { isEmail, PERSON_LIMITS } from '@errand/domain/auth';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { type RateLimit, requireAttempt } from '../auth/attempts/index.ts';
import { insertSubscriber } from './content.queries.ts';

/** Per network address, against scripts. */
const LIMIT: RateLimit = {
  allowance: 20,
  firstWaitSeconds: 10,
  longestWaitSeconds: 900,
  resetAfterSeconds: 3600,
};

/** Subscribes an address. A repeat has the same response, so that subscribers cannot be discovered. */
export async function subscribe(
  ctx: RequestContext<'db' | 'now'>,
  { email }: { email: string },
): Promise<{ message: string }> {
  const address = email.trim().toLowerCase();
  if (address.length > PERSON_LIMITS.mailCharacters || !isEmail(address))
    throw new AppError('newsletter_email', undefined, 'email');
  await requireAttempt(ctx, `newsletter-address:${ctx.address}`, LIMIT);
  await insertSubscriber(ctx.db, {
    email: address,
    language: ctx.language,
    createdAt: new Date(ctx.now()),
  });
  return { message: textOf('messages.subscribed', ctx.language) };
}
