import type { OrderStatus } from '../orders/index.ts';

/** Order statuses that the customer is notified of. The customer causes the others, so they need no notification. */
const NOTIFIED_STATUSES = [
  'pending',
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refunded',
  'refund_request_canceled',
  'returned',
] as const satisfies OrderStatus[];

/**
 * A notified status, or an event that leaves the order's status: an approved refund, a prescription that was sent, the
 * pharmacy's offer for it, its check, with or without removed items, charges at the return of a trip, and the answer to a
 * dispute about them.
 */
export const NOTIFICATION_KINDS = [
  ...NOTIFIED_STATUSES,
  'refund_approved',
  'prescription_sent',
  'prescription_offered',
  'prescription_checked',
  'prescription_reduced',
  'trip_charged',
  'charge_settled',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export function isNotified(status: OrderStatus): status is (typeof NOTIFIED_STATUSES)[number] {
  return (NOTIFIED_STATUSES as readonly OrderStatus[]).includes(status);
}

/** How a message reaches a person outside of the application. The list of notifications in the account has all kinds. */
export const MESSAGE_CHANNELS = ['push', 'mail', 'sms'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** What customers turn on and off: how an order comes along, how it ended, and their money. */
export const NOTIFICATION_TOPICS = ['progress', 'outcome', 'money'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

type Rule = {
  topic: NotificationTopic;
  channels: readonly Exclude<MessageChannel, 'sms'>[];
  /** Sent as SMS to a person whom neither push nor mail reaches. */
  bySms?: true;
};

const PROGRESS: Rule = { topic: 'progress', channels: ['push'] };
/** Events that are only in the list: nobody has to act, and the next event follows soon. */
const LISTED: Rule = { topic: 'progress', channels: [] };
const OUTCOME: Rule = { topic: 'outcome', channels: ['push', 'mail'], bySms: true };
const MONEY: Rule = { topic: 'money', channels: ['push', 'mail'], bySms: true };

/**
 * The topic and the channels of each event. A placed order, an offer for a prescription, its check and trips also have mails of
 * their own, which are part of the contract and cannot be turned off.
 */
export const NOTIFICATION_RULES: Record<NotificationKind, Rule> = {
  pending: LISTED,
  accepted: PROGRESS,
  confirmed: PROGRESS,
  processing: LISTED,
  handover: PROGRESS,
  picked_up: PROGRESS,
  delivered: { topic: 'outcome', channels: ['push', 'mail'] },
  canceled: OUTCOME,
  failed: OUTCOME,
  returned: OUTCOME,
  refunded: MONEY,
  refund_request_canceled: MONEY,
  refund_approved: MONEY,
  prescription_sent: LISTED,
  prescription_offered: { topic: 'outcome', channels: ['push'], bySms: true },
  prescription_checked: PROGRESS,
  prescription_reduced: { topic: 'outcome', channels: ['push'] },
  trip_charged: { topic: 'money', channels: ['push'] },
  charge_settled: { topic: 'money', channels: ['push'] },
};

/** The channels that the events of a topic use, which are those that a customer can turn off. */
export function channelsOfTopic(topic: NotificationTopic): MessageChannel[] {
  const rules = Object.values(NOTIFICATION_RULES).filter((rule) => rule.topic === topic);
  const used = new Set<MessageChannel>(rules.flatMap(({ channels }) => channels));
  if (rules.some(({ bySms }) => bySms)) used.add('sms');
  return MESSAGE_CHANNELS.filter((channel) => used.has(channel));
}

/** The channels of a topic that a customer has turned off. */
export type TurnedOff = Partial<Record<NotificationTopic, readonly MessageChannel[]>>;

/**
 * The channels by which a person is told of an event: those of its rule that reach the person and are not turned off. SMS costs
 * the shop money, so it is for those whom no other channel reaches.
 */
export function channelsOf(
  kind: NotificationKind,
  reached: ReadonlySet<MessageChannel>,
  turnedOff: TurnedOff = {},
): MessageChannel[] {
  const { topic, channels, bySms = false } = NOTIFICATION_RULES[kind];
  const off = turnedOff[topic] ?? [];
  const isOn = (channel: MessageChannel) => reached.has(channel) && !off.includes(channel);
  const isReached = reached.has('push') || reached.has('mail');
  return [...channels.filter(isOn), ...(bySms && !isReached && isOn('sms') ? ['sms' as const] : [])];
}
