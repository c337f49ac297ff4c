import type { OrderType } from '@errand/domain/delivery';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@errand/domain/language';
import type { MessageChannel, TurnedOff } from '@errand/domain/notifications';
import {
  deleteSubscriptions,
  listSubscriptions,
} from '../../console/staff/push/push-subscriptions.queries.ts';
import { deleteStaffDevices, listStaffDevices } from '../../console/staff/push/staff-devices.queries.ts';
import { findStaff } from '../../console/staff/staff.queries.ts';
import { type Queryable, translated } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { customerIdOf } from '../../platform/http/index.ts';
import { audienceOf } from '../../platform/messages/index.ts';
import type { PushSubscriber } from '../../platform/push/index.ts';
import { customerAccounts } from '../auth/accounts/index.ts';
import { pushTokens } from '../auth/index.ts';
import { type StoredOrder, storedOrders } from '../orders/index.ts';
import { applications } from '../registration/index.ts';
import { storeRecords } from '../stores/records/index.ts';
import { findTurnedOff } from './choices.queries.ts';
import type { Recipient } from './messaging.tables.ts';
import { deviceOf, subscriberOf as pushSubscriberOf } from './push-subscription.ts';
import { findStaffTurnedOff } from './staff/choices.queries.ts';
import { findTurnedOffOf } from './unsubscribe/subscriptions.queries.ts';
import { subscriberOf } from './unsubscribe/unsubscribe-link.ts';

/** A browser that receives push messages. */
export type Device = {
  /** Names it without revealing its address. */
  id: string;
  subscriber: PushSubscriber;
  /** The store whose new orders it receives; null for the messages to a person. */
  board: number | null;
  /** Forgets a subscription that its push service no longer knows. */
  end: (q: Queryable) => Promise<void>;
};

/** How a person is reached, and in which language. */
export type Reach = {
  name: string;
  language: LanguageCode;
  mail: string | null;
  phone: string | null;
  devices: Device[];
  /** The zones whose clock is theirs, the first one first; none for the shop's. */
  zoneIds: number[];
  turnedOff: TurnedOff;
  /** Whose choices count: the owner of the order, null for those who have none. */
  owner: string | null;
  /** The type of the order that it is about. */
  orderType: OrderType | null;
  /** Who may read the message in the inbox of a public demo. */
  audience: string | null;
};

type ReachDeps = Pick<Deps, 'now' | 'pool'>;

/** How a recipient is reached now; null for a person who does not exist any more. */
export async function findReach(
  deps: ReachDeps,
  q: Queryable,
  { recipient, orderId }: { recipient: Recipient; orderId: number | null },
): Promise<Reach | null> {
  const [kind, id] = recipient.split(':');
  if (kind === 'staff') return reachOfStaff(q, Number(id));
  if (kind === 'store') return reachOfStore(q, Number(id));
  if (kind === 'store_applicant') return reachOfApplicant(q, 'store', Number(id));
  if (kind === 'courier_applicant') return reachOfApplicant(q, 'courier', Number(id));
  const customerId = customerIdOf(recipient);
  if (customerId !== null) return reachOfCustomer(deps, q, customerId);
  const order = orderId === null ? null : await storedOrders.find(q, orderId);
  if (!order) return null;
  return recipient === 'owner' ? reachOfOwner(deps, q, order) : reachOfReceiver(order);
}

async function reachOfOwner(deps: ReachDeps, q: Queryable, order: StoredOrder): Promise<Reach> {
  const { owner, contact, language, type: orderType } = order;
  return {
    name: contact.name,
    language,
    mail: contact.email,
    phone: contact.phone,
    devices: await devicesOf(deps, q, owner),
    zoneIds: [order.zoneId],
    turnedOff: await turnedOffBy(deps, q, { owner, email: contact.email }),
    owner,
    orderType,
    audience: audienceOf(owner),
  };
}

/** What the owner of an order has turned off: by the account, or without one by the link in a mail to the same address. */
async function turnedOffBy(
  deps: ReachDeps,
  q: Queryable,
  { owner, email }: { owner: string; email: string | null },
): Promise<TurnedOff> {
  return findTurnedOffOf(q, await subscriberOf(deps, { owner, contact: email ?? '' }));
}

/**
 * A customer is told without an order by contacts that are verified alone: somebody else may have given the others. A message to a
 * merged account goes to the one that remains.
 */
async function reachOfCustomer(
  deps: Pick<Deps, 'now'>,
  q: Queryable,
  customerId: number,
): Promise<Reach | null> {
  const customer = await customerAccounts.find(q, customerId);
  if (!customer) return null;
  const { mergedInto, firstName, language, zoneIds } = customer;
  if (mergedInto !== null) return reachOfCustomer(deps, q, mergedInto);
  if (customer.removedAt !== null || customer.blocked) return null;
  const owner = `customer:${customerId}`;
  return {
    name: firstName,
    language: language ?? DEFAULT_LANGUAGE,
    mail: customer.emailVerified ? customer.email : null,
    phone: customer.phoneVerified ? customer.phone : null,
    devices: await devicesOf(deps, q, owner),
    zoneIds,
    turnedOff: await findTurnedOff(q, customerId),
    owner,
    orderType: null,
    audience: audienceOf(owner),
  };
}

async function devicesOf(deps: Pick<Deps, 'now'>, q: Queryable, owner: string): Promise<Device[]> {
  const tokens = await pushTokens.list(q, owner, new Date(deps.now()));
  return tokens.flatMap((token) => {
    const subscriber = pushSubscriberOf(token);
    const end = (queryable: Queryable) => pushTokens.delete(queryable, token);
    return subscriber ? [{ id: deviceOf(token), subscriber, board: null, end }] : [];
  });
}

function reachOfReceiver({ place, owner, language, type, zoneId }: StoredOrder): Reach | null {
  if (!place) return null;
  return {
    name: place.contactName,
    language,
    mail: place.contactEmail ?? null,
    phone: place.contactPhone,
    devices: [],
    zoneIds: [zoneId],
    turnedOff: {},
    owner: null,
    orderType: type,
    audience: audienceOf(owner),
  };
}

/** What is known of a recipient of whom the shop has an address, and neither an order nor an account of a customer. */
const BY_MAIL_ALONE = {
  phone: null,
  devices: [],
  zoneIds: [],
  turnedOff: {},
  owner: null,
  orderType: null,
  audience: null,
} satisfies Partial<Reach>;

async function reachOfStaff(q: Queryable, id: number): Promise<Reach | null> {
  const member = await findStaff(q, id);
  if (!member || member.disabledAt !== null) return null;
  const { name, language, mail } = member;
  return {
    ...BY_MAIL_ALONE,
    name,
    language: language ?? DEFAULT_LANGUAGE,
    mail,
    devices: await listMemberDevices(q, id),
    turnedOff: await findStaffTurnedOff(q, id),
  };
}

/** The browsers of a member, and those at the boards of stores: one that serves several boards is a device for each. */
async function listMemberDevices(q: Queryable, staffId: number): Promise<Device[]> {
  const own = (await listStaffDevices(q, staffId)).map(({ id, endpoint, p256dh, auth }) => ({
    id: deviceOf(endpoint),
    subscriber: { endpoint, p256dh, auth },
    board: null,
    end: (queryable: Queryable) => deleteStaffDevices(queryable, { staffId, id }),
  }));
  const atBoards = (await listSubscriptions(q, { staffId })).map(
    ({ id, storeId, endpoint, p256dh, auth }) => ({
      id: deviceOf(`${storeId} ${endpoint}`),
      subscriber: { endpoint, p256dh, auth },
      board: storeId,
      end: (queryable: Queryable) => deleteSubscriptions(queryable, [id]),
    }),
  );
  return [...own, ...atBoards];
}

/** A store is reached by its own address, in the default language. */
async function reachOfStore(q: Queryable, id: number): Promise<Reach | null> {
  const store = await storeRecords.find(q, id);
  if (!store) return null;
  return {
    ...BY_MAIL_ALONE,
    name: translated(store.name, DEFAULT_LANGUAGE),
    language: DEFAULT_LANGUAGE,
    mail: store.email === '' ? null : store.email,
  };
}

/** An applicant is reached by the address of the application, in the language of its form. */
async function reachOfApplicant(q: Queryable, kind: 'courier' | 'store', id: number): Promise<Reach | null> {
  const applicant = await applications.findApplicant(q, kind, id);
  return (
    applicant && {
      ...BY_MAIL_ALONE,
      name: applicant.firstName,
      language: applicant.language,
      mail: applicant.email,
    }
  );
}

/** The channels that reach a person, of those that the shop can send by. */
export function channelsOfReach(
  { mail, phone, devices }: Reach,
  messages: Pick<Deps['messages'], 'mail' | 'sms' | 'whatsapp'>,
): Set<MessageChannel> {
  const reached = new Set<MessageChannel>();
  if (devices.length > 0) reached.add('push');
  if (messages.mail && mail) reached.add('mail');
  // WhatsApp stands in for SMS.
  if ((messages.sms || messages.whatsapp) && phone) reached.add('sms');
  return reached;
}
