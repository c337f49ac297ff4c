import { ORDER_TYPES, type OrderType } from '../delivery/index.ts';
import type { OrderStatus } from '../orders/index.ts';
import { STAFF_EVENTS, STAFF_RULES, type StaffTopic } from './staff-rules.ts';

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
 * A notified status, or an event that leaves the order's status: an approved refund, changed lines, the outcome of a bank
 * transfer, a prescription that was sent, the pharmacy's offer for it, its check, with or without removed items, a parcel that
 * its courier brings back, reminders before the ends of a trip, charges at its return, and the answer to a dispute about them.
 */
export const NOTIFICATION_KINDS = [
  ...NOTIFIED_STATUSES,
  'refund_approved',
  'edited',
  'transfer_confirmed',
  'transfer_late',
  'transfer_rejected',
  'prescription_sent',
  'prescription_offered',
  'prescription_checked',
  'prescription_reduced',
  'comes_back',
  'pickup_soon',
  'return_soon',
  'trip_charged',
  'charge_settled',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Whether an event is in the list of the customer's notifications. */
export function isNotificationKind(event: MessageEvent): event is NotificationKind {
  return (NOTIFICATION_KINDS as readonly MessageEvent[]).includes(event);
}

export function isNotified(status: OrderStatus): status is (typeof NOTIFIED_STATUSES)[number] {
  return (NOTIFIED_STATUSES as readonly OrderStatus[]).includes(status);
}

/**
 * Events that the owner of an order is told of. A trip that its customer has changed is confirmed by mail alone. A reminder to review
 * is no news for the list.
 */
export const OWNER_EVENTS = [...NOTIFICATION_KINDS, 'trip_changed', 'review_reminder'] as const;
export type OwnerEvent = (typeof OWNER_EVENTS)[number];

/** Events that the receiver of a parcel is told of, who has no account. */
export const RECEIVER_EVENTS = [
  'parcel_placed',
  'parcel_picked_up',
  'parcel_delivered',
  'parcel_comes_back',
  'parcel_canceled',
] as const;

export type ReceiverEvent = (typeof RECEIVER_EVENTS)[number];

/** Events that a customer is told of without an order. */
export const CUSTOMER_EVENTS = [
  'back_in_stock',
  'price_drop',
  'cart_left',
  'coupon_ending',
  'wallet_changed',
  'points_changed',
] as const;
export type CustomerEvent = (typeof CUSTOMER_EVENTS)[number];

/** Events that customers, guests and receivers are told of. Operators write their texts. */
export const ORDER_EVENTS = [...OWNER_EVENTS, ...RECEIVER_EVENTS] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Whether the receiver of a parcel is told of an event, and not the owner of an order. */
export function isReceiverEvent(event: OrderEvent): event is ReceiverEvent {
  return (RECEIVER_EVENTS as readonly OrderEvent[]).includes(event);
}

export const MESSAGE_EVENTS = [...ORDER_EVENTS, ...CUSTOMER_EVENTS, ...STAFF_EVENTS] as const;
export type MessageEvent = (typeof MESSAGE_EVENTS)[number];

/** How a message reaches a person outside of the application. The list of notifications in the account has all kinds. */
export const MESSAGE_CHANNELS = ['push', 'mail', 'sms'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/**
 * What customers turn on and off: how an order comes along, how it ended, their money, what is
 * near or waits for them, news of their wishes, a cart that they have left, and coupons that end.
 */
export const NOTIFICATION_TOPICS = [
  'progress',
  'outcome',
  'money',
  'reminders',
  'wishes',
  'cart',
  'coupons',
] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** Topics that are advertising, so that they are off until a person consents. */
export const OPT_IN_TOPICS: readonly NotificationTopic[] = ['cart', 'coupons'];

type Rule = {
  /** What the recipient turns it off by; null for what is always sent, to people who have no choices. */
  topic: NotificationTopic | StaffTopic | null;
  channels: readonly Exclude<MessageChannel, 'sms'>[];
  /** `instead`: to a person whom neither push nor mail reaches. `too`: beside the others. */
  sms?: 'instead' | 'too';
  /** Orders of these types are told by a mail that is part of the contract, so that it cannot be turned off. */
  requiredMail?: readonly OrderType[];
  /** Waits for the end of the recipient's quiet hours. What belongs to a running order does not. */
  isPatient?: true;
  /** What happens to a recipient within these minutes of the first event is told by one message. */
  gatheredMinutes?: number;
};

type CustomerRule = Rule & { topic: NotificationTopic | null };

const PROGRESS: CustomerRule = { topic: 'progress', channels: ['push'] };
/** Events that are only in the list: nobody has to act, and the next event follows soon. */
const LISTED: CustomerRule = { topic: 'progress', channels: [] };
const OUTCOME: CustomerRule = { topic: 'outcome', channels: ['push', 'mail'], sms: 'instead' };
/** Money of an order that has ended. */
const REFUND: CustomerRule = { topic: 'money', channels: ['push', 'mail'], sms: 'instead', isPatient: true };
/** Somebody who has no account waits for a courier, and may not read mail on the phone. */
const RECEIVER: CustomerRule = { topic: null, channels: ['mail'], sms: 'too' };
const WISH: CustomerRule = {
  topic: 'wishes',
  channels: ['push', 'mail'],
  isPatient: true,
  gatheredMinutes: 60,
};
const ALL = ORDER_TYPES;

/** The topic and the channels of each event of orders. */
export const ORDER_RULES: Record<OrderEvent, CustomerRule> = {
  pending: { ...LISTED, requiredMail: ALL },
  accepted: PROGRESS,
  confirmed: { ...PROGRESS, requiredMail: ['trip'] },
  processing: LISTED,
  handover: PROGRESS,
  picked_up: { ...PROGRESS, requiredMail: ['parcel'] },
  delivered: { topic: 'outcome', channels: ['push', 'mail'] },
  canceled: OUTCOME,
  failed: OUTCOME,
  returned: OUTCOME,
  comes_back: OUTCOME,
  refunded: REFUND,
  refund_request_canceled: REFUND,
  refund_approved: REFUND,
  edited: { topic: 'outcome', channels: ['push'], requiredMail: ALL, sms: 'instead' },
  transfer_confirmed: { topic: 'money', channels: ['push'], requiredMail: ALL },
  transfer_late: { topic: 'money', channels: ['push'], requiredMail: ALL, sms: 'instead' },
  transfer_rejected: { topic: 'money', channels: ['push'], requiredMail: ALL, sms: 'instead' },
  prescription_sent: LISTED,
  prescription_offered: { topic: 'outcome', channels: ['push'], requiredMail: ALL, sms: 'instead' },
  prescription_checked: PROGRESS,
  prescription_reduced: { topic: 'outcome', channels: ['push'] },
  trip_changed: { topic: 'progress', channels: [], requiredMail: ['trip'] },
  pickup_soon: { topic: 'reminders', channels: ['push'], requiredMail: ['trip'] },
  return_soon: { topic: 'reminders', channels: ['push'], requiredMail: ['trip'] },
  review_reminder: { topic: 'reminders', channels: ['push', 'mail'], isPatient: true },
  trip_charged: { topic: 'money', channels: ['push'], requiredMail: ['trip'] },
  charge_settled: { topic: 'money', channels: ['push'], requiredMail: ['trip'], isPatient: true },
  parcel_placed: RECEIVER,
  parcel_picked_up: RECEIVER,
  parcel_delivered: RECEIVER,
  parcel_comes_back: RECEIVER,
  parcel_canceled: RECEIVER,
};

/** The topic and the channels of what customers are told without an order. */
const CUSTOMER_RULES: Record<CustomerEvent, CustomerRule> = {
  back_in_stock: WISH,
  price_drop: WISH,
  wallet_changed: { topic: 'money', channels: ['push', 'mail'], isPatient: true, gatheredMinutes: 60 },
  // Points follow every delivery, which a mail has told already.
  points_changed: { topic: 'money', channels: ['push'], isPatient: true, gatheredMinutes: 60 },
  cart_left: { topic: 'cart', channels: ['push', 'mail'], isPatient: true },
  // A daily job finds all at once, so that one message tells of them without waiting.
  coupon_ending: { topic: 'coupons', channels: ['push', 'mail'], isPatient: true, gatheredMinutes: 0 },
};

/** The topic and the channels of each event. */
export const MESSAGE_RULES: Record<MessageEvent, Rule> = {
  ...ORDER_RULES,
  ...CUSTOMER_RULES,
  ...STAFF_RULES,
};

/** The channels that the events of a topic use, which are those that a person can turn off. */
export function channelsOfTopic(topic: NotificationTopic | StaffTopic): MessageChannel[] {
  const rules = Object.values(MESSAGE_RULES).filter((rule) => rule.topic === topic);
  const used = new Set<MessageChannel>(rules.flatMap(({ channels }) => channels));
  if (rules.some(({ sms }) => sms)) used.add('sms');
  return MESSAGE_CHANNELS.filter((channel) => used.has(channel));
}

/** The channels of a topic that a person has turned off. */
export type TurnedOff = Partial<Record<NotificationTopic | StaffTopic, readonly MessageChannel[]>>;

/** Whether orders of a type are told of an event by a mail that is part of the contract. */
export function isRequiredMail(event: MessageEvent, orderType: OrderType | null): boolean {
  return orderType !== null && (MESSAGE_RULES[event].requiredMail ?? []).includes(orderType);
}

/** Whether a person has turned off the messages of an event by a channel. A required mail cannot be turned off. */
export function isTurnedOff(
  event: MessageEvent,
  channel: MessageChannel,
  { turnedOff, orderType }: { turnedOff: TurnedOff; orderType: OrderType | null },
): boolean {
  if (channel === 'mail' && isRequiredMail(event, orderType)) return false;
  const { topic } = MESSAGE_RULES[event];
  return topic !== null && (turnedOff[topic] ?? []).includes(channel);
}

/**
 * The channels by which a person is told of an event: those of its rule that reach the person and are not turned off, and the mail
 * that orders of this type require. SMS costs the shop money, so most events use it only for those whom no other channel reaches.
 */
export function channelsOf(
  event: MessageEvent,
  reached: ReadonlySet<MessageChannel>,
  { turnedOff = {}, orderType = null }: { turnedOff?: TurnedOff; orderType?: OrderType | null } = {},
): MessageChannel[] {
  const { channels, sms } = MESSAGE_RULES[event];
  const isOn = (channel: MessageChannel) =>
    reached.has(channel) && !isTurnedOff(event, channel, { turnedOff, orderType });
  const told = MESSAGE_CHANNELS.filter((channel) => channels.some((one) => one === channel) && isOn(channel));
  if (isRequiredMail(event, orderType) && reached.has('mail') && !told.includes('mail')) told.push('mail');
  const isReached = reached.has('push') || reached.has('mail');
  if (sms && isOn('sms') && (sms === 'too' || !isReached)) told.push('sms');
  return told;
}
