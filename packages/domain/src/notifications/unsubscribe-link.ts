import {
  MESSAGE_CHANNELS,
  type MessageChannel,
  NOTIFICATION_TOPICS,
  type NotificationTopic,
} from './rules.ts';

/** What the link in a message names: whose messages it ends, and which. */
export type UnsubscribeLink = {
  /** `customer:12`, or `contact:` with a hash for a person without an account. */
  of: string;
  topic: NotificationTopic;
  channel: MessageChannel;
  /** The signature of the others. */
  key: string;
};

export const SUBSCRIBER = /^(customer:\d{1,10}|contact:[\w-]{22})$/;

/** The link of an address; null if a part is missing or wrong. The server verifies the signature. */
export function readUnsubscribeLink(query: { get: (name: string) => string | null }): UnsubscribeLink | null {
  const of = query.get('of') ?? '';
  const topic = NOTIFICATION_TOPICS.find((one) => one === query.get('topic'));
  const channel = MESSAGE_CHANNELS.find((one) => one === query.get('channel'));
  const key = query.get('key') ?? '';
  return SUBSCRIBER.test(of) && topic && channel && key !== '' ? { of, topic, channel, key } : null;
}
