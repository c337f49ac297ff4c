import { unsubscribeLink } from '@errand/contract/unsubscribe';
import type { UnsubscribeLink } from '@errand/domain/notifications';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { customerAccounts } from '../../auth/accounts/index.ts';
import { isSubscribed, type Subscriber, setSubscribed } from './subscriptions.queries.ts';
import { requireSubscriber } from './unsubscribe-link.ts';

type LinkDeps = Pick<Deps, 'db' | 'now' | 'pool'>;

/** Whether the messages of a link are sent. Throws `link_invalid` for a deleted account too. */
export async function readSubscription(deps: LinkDeps, link: UnsubscribeLink) {
  const subscriber = await requireAccount(await requireSubscriber(deps, link), (id) =>
    customerAccounts.find(deps.db, id),
  );
  return { subscribed: await isSubscribed(deps.db, subscriber, link) };
}

/**
 * Ends the messages of a link, or sends them again. For a topic that needs a consent this ends or renews the consent. Throws
 * `link_invalid` for a deleted account too.
 */
export async function writeSubscription(deps: LinkDeps, link: UnsubscribeLink, subscribed: boolean) {
  const linked = await requireSubscriber(deps, link);
  await deps.db.transaction(async (tx) => {
    // The lock makes a deletion wait, so that no choice is stored after it.
    const subscriber = await requireAccount(linked, (id) => customerAccounts.lock(tx, id));
    await setSubscribed(tx, subscriber, link, { isOn: subscribed, at: new Date(deps.now()) });
  });
  return { subscribed };
}

/** The account of a link, which may have been merged into another one since. People without an account have only their contact. */
async function requireAccount(
  subscriber: Subscriber,
  find: (id: number) => ReturnType<typeof customerAccounts.find>,
): Promise<Subscriber> {
  if (!('customerId' in subscriber)) return subscriber;
  const customer = await find(subscriber.customerId);
  if (customer && customer.mergedInto !== null)
    return requireAccount({ customerId: customer.mergedInto }, find);
  if (!customer || customer.removedAt !== null) throw new AppError('link_invalid');
  return subscriber;
}

/** Ends the messages of the address to which a mail program posts. */
export async function unsubscribeByClick(deps: LinkDeps, query: unknown): Promise<void> {
  const link = unsubscribeLink.safeParse(query);
  if (!link.success) throw new AppError('link_invalid');
  await writeSubscription(deps, link.data, false);
}
