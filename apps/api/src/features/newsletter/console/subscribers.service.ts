import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/newsletter/subscribers';
import { BY_ID, type ConsoleContext, listPageAfter } from '../../../console/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { ASK_FORMER_JOB } from '../ask-former.ts';
import { canMail } from '../confirm-mail.ts';
import { changeSubscriber } from '../subscribers.queries.ts';
import { countStates, listWithText, type SubscriberWithText, subscribersBy } from './subscribers.queries.ts';

/** A page of subscribers. Its cursor is the id of the row before it. */
export function listSubscribers(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listSubscribers>['query'],
) {
  const found = subscribersBy(ctx.pool, query);
  return listPageAfter(query, { ...found, ...BY_ID }, async (rows) => {
    const ids = rows.map(({ id }) => id);
    const records = new Map((await listWithText(ctx.db, ids)).map((record) => [record.id, record]));
    return ids.flatMap((id) => {
      const record = records.get(id);
      return record ? [toRow(record)] : [];
    });
  });
}

export async function countByState(ctx: ConsoleContext) {
  const counts = await countStates(ctx.db);
  const of = (state: contract.SubscriberRow['state']) => counts.get(state) ?? 0;
  return {
    unasked: of('unasked'),
    unconfirmed: of('unconfirmed'),
    confirmed: of('confirmed'),
    unsubscribed: of('unsubscribed'),
  };
}

/** Unsubscribes an address for its owner. Throws `not_found`. */
export async function endSubscription(ctx: ConsoleContext, id: number): Promise<contract.SubscriberRow> {
  const values = { state: 'unsubscribed', unsubscribedAt: new Date(ctx.now()) } as const;
  await changeSubscriber(ctx.db, id, ['unasked', 'unconfirmed', 'confirmed'], values);
  const [record] = await listWithText(ctx.db, [id]);
  return toRow(requireFound(record ?? null));
}

/** Returns how many addresses are asked. Throws `newsletter_no_mail`. */
export async function askFormer(ctx: ConsoleContext): Promise<{ count: number }> {
  if (!canMail({ ...ctx, publicUrl: ctx.configuredUrl })) throw new AppError('newsletter_no_mail');
  const counts = await countStates(ctx.db);
  await ctx.jobs.send(ctx.db, ASK_FORMER_JOB, {});
  return { count: counts.get('unasked') ?? 0 };
}

function toRow(record: SubscriberWithText): contract.SubscriberRow {
  const { id, email, language, state, source, textId, text } = record;
  return {
    id,
    email,
    language,
    state,
    created_at: record.createdAt.toISOString(),
    source,
    requested_at: record.requestedAt?.toISOString() ?? null,
    text_version: textId,
    text,
    confirmed_at: record.confirmedAt?.toISOString() ?? null,
    unsubscribed_at: record.unsubscribedAt?.toISOString() ?? null,
  };
}
