import type { ResponseOf } from '@errand/contract';
import type { getNewsletterChoice } from '@errand/contract/newsletter';
import { AppError, type RequestContext, requireCustomerId, requireFound } from '../../platform/http/index.ts';
import { customerAccounts } from '../auth/accounts/index.ts';
import { CONFIRM_JOB } from './confirm-mail.ts';
import { publishSubscribersChanged } from './newsletter-changes.ts';
import { limitRequests } from './subscribe.service.ts';
import { changeSubscriber, findSubscriberByEmail, requestSubscription } from './subscribers.queries.ts';

type Choice = ResponseOf<typeof getNewsletterChoice>;

const CHOICES = { unasked: 'off', unconfirmed: 'pending', confirmed: 'on', unsubscribed: 'off' } as const;

/** Whether the newsletter comes to the address of the customer's account. */
export async function readChoice(ctx: RequestContext<'db'>): Promise<Choice> {
  const { email } = requireFound(await customerAccounts.find(ctx.db, requireCustomerId(ctx)));
  const subscriber = email === null ? null : await findSubscriberByEmail(ctx.db, email);
  return { email, choice: subscriber ? CHOICES[subscriber.state] : 'off' };
}

/**
 * A verified address was proven by a code, so its subscription needs no link. Throws `email_required` for an account without
 * an address.
 */
export async function writeChoice(
  ctx: RequestContext<'db' | 'events' | 'jobs' | 'now'>,
  subscribed: boolean,
): Promise<Choice> {
  const { email, emailVerified } = requireFound(await customerAccounts.find(ctx.db, requireCustomerId(ctx)));
  if (email === null) throw new AppError('email_required', undefined, 'email');
  const at = new Date(ctx.now());
  if (subscribed) await limitRequests(ctx);
  await ctx.db.transaction(async (tx) => {
    if (subscribed) {
      const consent = { email, language: ctx.language, source: 'account', textId: null, at } as const;
      const id = await requestSubscription(tx, consent);
      const values = { state: 'confirmed', confirmedAt: at, unsubscribedAt: null } as const;
      if (emailVerified) await changeSubscriber(tx, id, ['unconfirmed'], values);
      else await ctx.jobs.send(tx, CONFIRM_JOB, { id });
    } else {
      const subscriber = await findSubscriberByEmail(tx, email);
      const values = { state: 'unsubscribed', unsubscribedAt: at } as const;
      const from = ['unasked', 'unconfirmed', 'confirmed'] as const;
      if (subscriber) await changeSubscriber(tx, subscriber.id, from, values);
    }
    await publishSubscribersChanged(ctx, tx);
  });
  return readChoice(ctx);
}
