export {
  channelsOf,
  channelsOfTopic,
  isNotified,
  MESSAGE_CHANNELS,
  type MessageChannel,
  NOTIFICATION_KINDS,
  NOTIFICATION_RULES,
  NOTIFICATION_TOPICS,
  type NotificationKind,
  type NotificationTopic,
  type TurnedOff,
} from './rules.ts';
