import { unsubscribeLink } from '@errand/contract/unsubscribe';
import type { UnsubscribeLink } from '@errand/domain/notifications';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { customerAccounts } from '../../auth/accounts/index.ts';
import { isSubscribed, type Subscriber, setSubscribed } from './subscriptions.queries.ts';
import { type Optional, requireSubscriber, subscriberOf } from './unsubscribe-link.ts';

type LinkDeps = Pick<Deps, 'db' | 'pool'>;
type WriteDeps = Pick<Deps, 'now'> & LinkDeps;

/** Whether the recipient of a message has turned this kind off, by its link or in the settings. */
export async function isTurnedOff(deps: LinkDeps, optional: Optional): Promise<boolean> {
  return !(await isSubscribed(deps.db, await subscriberOf(deps, optional), optional));
}

/** Whether the messages of a link are sent. */
export async function readSubscription(deps: LinkDeps, link: UnsubscribeLink) {
  const subscriber = await requireSubscriber(deps, link);
  return { subscribed: await isSubscribed(deps.db, subscriber, link) };
}

/** Ends the messages of a link, or sends them again. Throws `link_invalid` for a deleted account too. */
export async function writeSubscription(deps: WriteDeps, link: UnsubscribeLink, subscribed: boolean) {
  const subscriber = await requireSubscriber(deps, link);
  await deps.db.transaction(async (tx) => {
    await requireAccount(tx, subscriber);
    await setSubscribed(tx, subscriber, link, subscribed, new Date(deps.now()));
  });
  return { subscribed };
}

/** Locks the account, so that a deletion waits and no choice is stored after it. People without one need none. */
async function requireAccount(tx: Tx, subscriber: Subscriber): Promise<void> {
  if (!('customerId' in subscriber)) return;
  const customer = await customerAccounts.lock(tx, subscriber.customerId);
  if (!customer || customer.removedAt !== null) throw new AppError('link_invalid');
}

/** Ends the messages of the address to which a mail program posts. */
export async function unsubscribeByClick(deps: WriteDeps, query: unknown): Promise<void> {
  const link = unsubscribeLink.safeParse(query);
  if (!link.success) throw new AppError('link_invalid');
  await writeSubscription(deps, link.data, false);
}
