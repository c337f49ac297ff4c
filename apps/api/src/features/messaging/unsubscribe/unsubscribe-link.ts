import { UNSUBSCRIBE_PATH } from '@errand/contract/unsubscribe';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@errand/domain/language';
import { normalizeContact, type UnsubscribeLink } from '@errand/domain/notifications';
import type { Deps } from '../../../platform/deps.ts';
import { AppError, customerIdOf } from '../../../platform/http/index.ts';
import { getSigner, isSameSignature, type Signer } from '../../../platform/secrets/index.ts';
import type { Subscriber, Subscription } from './subscriptions.queries.ts';

/** A message that its recipient can turn off: to whom it is sent, and what it is about. */
export type Optional = Subscription & {
  /** `customer:12`; the owner of the order that it is about. */
  owner: string;
  /** The email address or phone. */
  contact: string;
};

/** Whose choice counts: that of the account, or of the contact if there is none. */
export async function subscriberOf(
  { pool }: Pick<Deps, 'pool'>,
  { owner, contact }: Pick<Optional, 'contact' | 'owner'>,
): Promise<Subscriber> {
  const customerId = customerIdOf(owner);
  if (customerId !== null) return { customerId };
  const sign = await getSigner(pool, 'unsubscribe');
  return { contactHash: sign(`contact ${normalizeContact(contact)}`) };
}

/**
 * The address that ends messages of a topic by a channel, for a message that its recipient can turn off; undefined without a
 * public address. Its page is in the language of the message.
 */
export async function unsubscribeUrlFor(
  deps: Pick<Deps, 'pool' | 'publicUrl'>,
  optional: Optional & { language: LanguageCode },
): Promise<string | undefined> {
  if (!deps.publicUrl) return undefined;
  const { topic, channel, language } = optional;
  const subscriber = await subscriberOf(deps, optional);
  const of =
    'customerId' in subscriber ? `customer:${subscriber.customerId}` : `contact:${subscriber.contactHash}`;
  const sign = await getSigner(deps.pool, 'unsubscribe');
  const query = new URLSearchParams({ of, topic, channel, key: keyOf({ of, topic, channel }, sign) });
  if (language !== DEFAULT_LANGUAGE) query.set('lang', language);
  return `${deps.publicUrl}${UNSUBSCRIBE_PATH}?${query}`;
}

/** Whose messages a link ends. Throws `link_invalid` if it is not ours. */
export async function requireSubscriber(
  { pool }: Pick<Deps, 'pool'>,
  { of, topic, channel, key }: UnsubscribeLink,
): Promise<Subscriber> {
  const sign = await getSigner(pool, 'unsubscribe');
  if (!isSameSignature(key, keyOf({ of, topic, channel }, sign))) throw new AppError('link_invalid');
  const [kind, id = ''] = of.split(':');
  return kind === 'customer' ? { customerId: Number(id) } : { contactHash: id };
}

function keyOf({ of, topic, channel }: Omit<UnsubscribeLink, 'key'>, sign: Signer): string {
  return sign(`unsubscribe ${of} ${topic} ${channel}`);
}
