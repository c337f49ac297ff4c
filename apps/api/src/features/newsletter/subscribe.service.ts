import { isEmail, PERSON_LIMITS } from '@errand/domain/auth';
import { mayUndo } from '@errand/domain/newsletter';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { type RateLimit, requireAttempt } from '../auth/attempts/index.ts';
import { newsletterText } from '../content/index.ts';
import { CONFIRM_JOB } from './confirm-mail.ts';
import { publishSubscribersChanged } from './newsletter-changes.ts';
import { readConfirmKey, readUnsubscribeKey } from './newsletter-links.ts';
import {
  changeSubscriber,
  findSubscriber,
  markRecipient,
  requestSubscription,
  textVersion,
} from './subscribers.queries.ts';

/** Per network address, against scripts. */
const LIMIT: RateLimit = {
  allowance: 20,
  firstWaitSeconds: 10,
  longestWaitSeconds: 900,
  resetAfterSeconds: 3600,
};

type SubscribeContext = RequestContext<'db' | 'events' | 'jobs' | 'log' | 'now'>;
type Message = { message: string };

/**
 * Requests the newsletter for an address. Response and effort are the same for every address, so that subscribers cannot be
 * discovered; the job decides whether a mail is due.
 */
export async function subscribe(ctx: SubscribeContext, { email }: { email: string }): Promise<Message> {
  const address = email.trim().toLowerCase();
  if (address.length > PERSON_LIMITS.mailCharacters || !isEmail(address))
    throw new AppError('newsletter_email', undefined, 'email');
  await limitRequests(ctx);
  const text = await newsletterText(ctx);
  await ctx.db.transaction(async (tx) => {
    const id = await requestSubscription(tx, {
      email: address,
      language: ctx.language,
      source: 'footer',
      textId: text === '' ? null : await textVersion(tx, text),
      at: new Date(ctx.now()),
    });
    await ctx.jobs.send(tx, CONFIRM_JOB, { id });
    await publishSubscribersChanged(ctx, tx);
  });
  return { message: textOf('messages.subscribed', ctx.language) };
}

/** Limits the requests for mails by network address. */
export function limitRequests(ctx: RequestContext<'db' | 'now'>): Promise<void> {
  return requireAttempt(ctx, `newsletter-address:${ctx.address}`, LIMIT);
}

/** Throws `link_invalid` for a link that has expired, or of an earlier request. */
export async function confirm(
  ctx: RequestContext<'db' | 'events' | 'now' | 'pool'>,
  key: string,
): Promise<Message> {
  const { id, isValid } = await readConfirmKey(ctx, key);
  const subscriber = await findSubscriber(ctx.db, id);
  const { requestedAt = null, state } = subscriber ?? {};
  if (!requestedAt || state === 'unsubscribed' || !isValid(requestedAt)) throw new AppError('link_invalid');
  await ctx.db.transaction(async (tx) => {
    const values = { state: 'confirmed', confirmedAt: new Date(ctx.now()), unsubscribedAt: null } as const;
    if (await changeSubscriber(tx, id, ['unconfirmed'], values)) await publishSubscribersChanged(ctx, tx);
  });
  return { message: textOf('messages.newsletter_confirmed', ctx.language) };
}

/** Throws `link_invalid`. A deleted address receives nothing, so its link responds the same. */
export async function unsubscribe(
  ctx: RequestContext<'db' | 'events' | 'now' | 'pool'>,
  key: string,
): Promise<Message> {
  const link = await readUnsubscribeKey(ctx, key);
  const at = new Date(ctx.now());
  await ctx.db.transaction(async (tx) => {
    const values = { state: 'unsubscribed', unsubscribedAt: at } as const;
    if (!(await changeSubscriber(tx, link.subscriber, ['confirmed', 'unconfirmed'], values))) return;
    await markRecipient(tx, link, at);
    await publishSubscribersChanged(ctx, tx);
  });
  return { message: textOf('messages.newsletter_unsubscribed', ctx.language) };
}

/** Throws `link_invalid`, and `newsletter_undo` for a subscription that was not ended within the last hour. */
export async function undoUnsubscribe(
  ctx: RequestContext<'db' | 'events' | 'now' | 'pool'>,
  key: string,
): Promise<Message> {
  const link = await readUnsubscribeKey(ctx, key);
  const subscriber = await findSubscriber(ctx.db, link.subscriber);
  const { confirmedAt, unsubscribedAt, state } = subscriber ?? {};
  if (state !== 'confirmed') {
    if (!confirmedAt || !unsubscribedAt || !mayUndo(unsubscribedAt.getTime(), ctx.now()))
      throw new AppError('newsletter_undo');
    await ctx.db.transaction(async (tx) => {
      const values = { state: 'confirmed', unsubscribedAt: null } as const;
      await changeSubscriber(tx, link.subscriber, ['unsubscribed'], values);
      await markRecipient(tx, link, null);
      await publishSubscribersChanged(ctx, tx);
    });
  }
  return { message: textOf('messages.newsletter_resubscribed', ctx.language) };
}
