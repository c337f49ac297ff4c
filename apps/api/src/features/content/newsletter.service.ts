import { messageText } from '@errand/contract';
import { EMAIL_MAXIMUM, isEmail } from '@errand/domain/auth';
import { AppError, type Ctx } from '../../platform/http/index.ts';
import { type AttemptRule, requireAttempt } from '../auth/index.ts';
import { insertSubscriber } from './content.queries.ts';

/** One network address: a household subscribes, a script does not. */
const RULE: AttemptRule = {
  free: 20,
  firstWaitSeconds: 10,
  longestWaitSeconds: 900,
  forgottenAfterSeconds: 3600,
};

/** Notes an address. A second time is answered like the first, so that nobody learns who reads the letter. */
export async function subscribe(ctx: Ctx, { email }: { email: string }): Promise<{ message: string }> {
  const address = email.trim().toLowerCase();
  if (address.length > EMAIL_MAXIMUM || !isEmail(address))
    throw new AppError('newsletter_email', undefined, 'email');
  await requireAttempt(ctx, `newsletter-address:${ctx.address}`, RULE);
  await insertSubscriber(ctx.db, {
    email: address,
    language: ctx.language,
    createdAt: new Date(ctx.now()),
  });
  return { message: messageText('subscribed', ctx.language) };
}
