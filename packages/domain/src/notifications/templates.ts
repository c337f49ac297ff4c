import type { OrderType } from '../delivery/index.ts';
import {
  isReceiverEvent,
  MESSAGE_CHANNELS,
  MESSAGE_RULES,
  type MessageChannel,
  type OrderEvent,
} from './rules.ts';

/** What a message is about. Orders, parcels and trips are told in different words. */
export const MESSAGE_SUBJECTS = ['order', 'parcel', 'trip'] as const;
export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number];

export function subjectOfType(type: OrderType): MessageSubject {
  return type === 'parcel' || type === 'trip' ? type : 'order';
}

/**
 * The texts that an operator writes for a channel. The rest of a mail, such as the amounts, the reason and the button, stands
 * between `intro` and `closing` and is always the shop's own.
 */
export const TEMPLATE_FIELDS = {
  push: ['title', 'text'],
  mail: ['subject', 'heading', 'intro', 'closing'],
  sms: ['text'],
} as const satisfies Record<MessageChannel, readonly string[]>;
export type TemplateField = (typeof TEMPLATE_FIELDS)[MessageChannel][number];
export type TemplateTexts = Partial<Record<TemplateField, string>>;

/** Fields that may be empty. */
export const OPTIONAL_TEMPLATE_FIELDS: readonly TemplateField[] = ['closing'];

/** The most characters of each field. */
export const TEMPLATE_LIMITS: Record<TemplateField, number> = {
  title: 120,
  text: 600,
  subject: 200,
  heading: 200,
  intro: 4000,
  closing: 4000,
};

/** What a template may name. */
export const TEMPLATE_VARIABLES = [
  'name',
  'number',
  'store',
  'total',
  'status',
  'reason',
  'code',
  'amount',
  'handover',
  'sender',
  'receiver',
  'category',
  'address',
  'details',
  'link',
  'shop',
] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];
export type TemplateValues = Partial<Record<TemplateVariable, string>>;

const ONLY_TRIPS: readonly OrderEvent[] = [
  'trip_changed',
  'pickup_soon',
  'return_soon',
  'trip_charged',
  'charge_settled',
];
const ONLY_ORDERS: readonly OrderEvent[] = [
  'edited',
  'prescription_sent',
  'prescription_offered',
  'prescription_checked',
  'prescription_reduced',
];
/** Trips have no courier and nothing that comes back. */
const NEVER_TRIPS: readonly OrderEvent[] = ['accepted', 'handover', 'returned', 'comes_back'];

function isToldOf(event: OrderEvent, subject: MessageSubject): boolean {
  if (isReceiverEvent(event)) return subject === 'parcel';
  if (subject === 'trip') return ![...NEVER_TRIPS, ...ONLY_ORDERS].includes(event);
  return !ONLY_TRIPS.includes(event) && (subject === 'order' || !ONLY_ORDERS.includes(event));
}

/** The channels whose texts of an event an operator may write; empty where the event does not happen or is only listed. */
export function templateChannels(event: OrderEvent, subject: MessageSubject): MessageChannel[] {
  if (!isToldOf(event, subject)) return [];
  const { channels, sms, requiredMail = [] } = MESSAGE_RULES[event];
  const isRequired = requiredMail.some((type) => subjectOfType(type) === subject);
  const used: readonly MessageChannel[] = channels;
  return MESSAGE_CHANNELS.filter(
    (channel) =>
      used.includes(channel) ||
      (channel === 'mail' && isRequired) ||
      (channel === 'sms' && sms !== undefined),
  );
}

type Usage = { subject: MessageSubject; channel: MessageChannel };
const PARCEL_MAILS: readonly OrderEvent[] = ['pending', 'picked_up', 'delivered', 'comes_back', 'canceled'];
const TRANSFERS: readonly OrderEvent[] = ['transfer_confirmed', 'transfer_late', 'transfer_rejected'];
/** Messages that tell the receiver of a parcel the code and what to have ready. */
const COMING: readonly OrderEvent[] = ['parcel_placed', 'parcel_picked_up'];

/** Variables that not every message has, and where they have a value. */
const SPECIAL: { [V in TemplateVariable]?: (event: OrderEvent, usage: Usage) => boolean } = {
  store: (_, { subject }) => subject !== 'parcel',
  total: (event) => !isReceiverEvent(event),
  status: (event) => !isReceiverEvent(event),
  reason: (event, { channel }) => event === 'canceled' || (event === 'edited' && channel === 'mail'),
  code: (event) => event === 'pickup_soon' || COMING.includes(event),
  amount: (event, { channel }) => channel === 'mail' && TRANSFERS.includes(event),
  handover: (event, { channel, subject }) => channel === 'mail' && subject === 'order' && event === 'pending',
  sender: (event) => isReceiverEvent(event),
  address: (event) => isReceiverEvent(event),
  receiver: (event, { channel, subject }) =>
    channel === 'mail' && subject === 'parcel' && PARCEL_MAILS.includes(event),
  category: (event, { channel, subject }) =>
    isReceiverEvent(event) || (channel === 'mail' && subject === 'parcel' && PARCEL_MAILS.includes(event)),
  details: (event, { channel }) => channel === 'sms' && COMING.includes(event),
};

/** The variables that a template may name. */
export function templateVariables(event: OrderEvent, usage: Usage): TemplateVariable[] {
  return TEMPLATE_VARIABLES.filter((variable) => SPECIAL[variable]?.(event, usage) ?? true);
}

/** The variables that a template must name: without the code, the receiver of a parcel could not take it. */
export function requiredVariables(event: OrderEvent, usage: Usage): TemplateVariable[] {
  return templateVariables(event, usage).filter((variable) => variable === 'details');
}
