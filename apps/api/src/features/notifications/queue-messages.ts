import {
  channelsOf,
  type MessageChannel,
  NOTIFICATION_RULES,
  type NotificationKind,
} from '@errand/domain/notifications';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { customerIdOf } from '../../platform/http/index.ts';
import { jobName } from '../../platform/jobs/index.ts';
import { pushTokens } from '../auth/index.ts';
import type { StoredOrder } from '../orders/index.ts';
import { findTurnedOff, insertMessages } from './messages.queries.ts';
import { deviceOf, subscriberOf } from './push-subscription.ts';

/** Sends one message. Each has a job of its own, so that a retry repeats no other. */
export const MESSAGE_JOB = jobName<{ id: string }>('notification.message');

/** Events of which parcels and trips have mails of their own. */
const OWN_MAILS: Partial<Record<StoredOrder['type'], readonly NotificationKind[]>> = {
  parcel: ['canceled', 'delivered'],
  trip: ['canceled'],
};

export type NotificationEvent = { kind: NotificationKind; refundId: number | null };
type QueueDeps = Pick<Deps, 'jobs' | 'messages' | 'now'>;

/**
 * Queues the messages that tell the owner of an order of an event, in the transaction that stores the notification. Idempotent:
 * the event is told once by each channel and device.
 */
export async function queueMessages(
  deps: QueueDeps,
  tx: Tx,
  order: StoredOrder,
  { kind, refundId }: NotificationEvent,
): Promise<void> {
  const { channels: told, bySms = false } = NOTIFICATION_RULES[kind];
  if (told.length === 0 && !bySms) return;
  const { owner, contact } = order;
  const customerId = customerIdOf(owner);
  const at = new Date(deps.now());
  const devices = (await pushTokens.list(tx, owner, at)).filter((token) => subscriberOf(token) !== null);
  const reached = new Set<MessageChannel>();
  if (devices.length > 0) reached.add('push');
  if (deps.messages.mail && contact.email) reached.add('mail');
  if (deps.messages.sms && contact.phone) reached.add('sms');
  const turnedOff = customerId === null ? {} : await findTurnedOff(tx, customerId);
  const channels = channelsOf(kind, reached, turnedOff).filter(
    (channel) => channel !== 'mail' || !OWN_MAILS[order.type]?.includes(kind),
  );
  const rows = channels.flatMap((channel) =>
    (channel === 'push' ? devices.map(deviceOf) : ['']).map((device) => ({
      orderId: order.id,
      kind,
      refundId,
      channel,
      device,
      createdAt: at,
    })),
  );
  const ids = await insertMessages(tx, rows);
  await deps.jobs.sendAll(
    tx,
    MESSAGE_JOB,
    ids.map((id) => ({ id })),
  );
}
