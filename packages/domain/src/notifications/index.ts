export {
  CONTACT_CHANNELS,
  type ContactChannel,
  DELIVERY_STATES,
  type DeliveryState,
  normalizeContact,
  statesBefore,
  UNREACHABLE_REASONS,
  type UnreachableReason,
} from './delivery.ts';
export {
  channelsOf,
  channelsOfTopic,
  isNotificationKind,
  isNotified,
  MESSAGE_CHANNELS,
  MESSAGE_EVENTS,
  MESSAGE_RULES,
  type MessageChannel,
  type MessageEvent,
  NOTIFICATION_KINDS,
  NOTIFICATION_TOPICS,
  type NotificationKind,
  type NotificationTopic,
  OWNER_EVENTS,
  type OwnerEvent,
  RECEIVER_EVENTS,
  type ReceiverEvent,
  type TurnedOff,
} from './rules.ts';
export { readUnsubscribeLink, SUBSCRIBER, type UnsubscribeLink } from './unsubscribe-link.ts';
export { type FilledTemplate, fillTemplate, type WhatsAppTemplate } from './whatsapp-template.ts';
