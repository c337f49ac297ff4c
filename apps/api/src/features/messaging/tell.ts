import type { OrderType } from '@errand/domain/delivery';
import { channelsOf, MESSAGE_RULES, type MessageEvent, type StaffEvent } from '@errand/domain/notifications';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobName } from '../../platform/jobs/index.ts';
import { insertMessages } from './messages.queries.ts';
import type { Recipient, StaffRecipient } from './messaging.tables.ts';
import { channelsOfReach, findReach } from './recipients.ts';

/** Sends one message. Each has a job of its own, so that a retry repeats no other. */
export const MESSAGE_JOB = jobName<{ id: string }>('notification.message');

/** An event that somebody is told of. */
export type Told = {
  event: MessageEvent;
  /** What it happened to, such as `order:12` or `refund:7`: the same event of the same subject is told once. */
  subject: string;
  recipient: Recipient;
  /** The order that it is about, if any. */
  order: { id: number; type: OrderType } | null;
  /** The store whose board rings: only the browsers that receive its orders are told. */
  board?: number;
  /** What the message tells beyond what can be read by its subject, without personal data. */
  data?: Record<string, unknown>;
};

/**
 * Queues the messages that tell a person of an event, in the caller's transaction: one for each channel of the event's rule that
 * reaches the person, and for each device. Idempotent: an event is told once by each channel and device.
 */
export async function tell(
  deps: Pick<Deps, 'jobs' | 'messages' | 'now'>,
  tx: Queryable,
  { event, subject, recipient, order, board, data = {} }: Told,
): Promise<void> {
  const { channels: used, sms, requiredMail = [] } = MESSAGE_RULES[event];
  // Most events are only in the list of notifications: nothing is read for them.
  if (used.length + requiredMail.length === 0 && !sms) return;
  const reach = await findReach(deps, tx, { recipient, orderId: order?.id ?? null });
  if (!reach) return;
  const devices = reach.devices.filter((device) => device.board === (board ?? null));
  const channels = channelsOf(event, channelsOfReach({ ...reach, devices }, deps.messages), {
    turnedOff: reach.turnedOff,
    ...(order && { orderType: order.type }),
  });
  const createdAt = new Date(deps.now());
  const rows = channels.flatMap((channel) =>
    (channel === 'push' ? devices.map(({ id }) => id) : ['']).map((device) => ({
      orderId: order?.id ?? null,
      kind: event,
      subject,
      recipient,
      channel,
      device,
      data,
      createdAt,
    })),
  );
  const ids = await insertMessages(tx, rows);
  await deps.jobs.sendAll(
    tx,
    MESSAGE_JOB,
    ids.map((id) => ({ id })),
  );
}

/** Tells members of the staff, or a store, of an event. */
export async function tellStaff(
  deps: Pick<Deps, 'jobs' | 'messages' | 'now'>,
  tx: Queryable,
  recipients: readonly StaffRecipient[],
  told: Omit<Told, 'order' | 'recipient'> & { event: StaffEvent },
): Promise<void> {
  for (const recipient of recipients) await tell(deps, tx, { ...told, recipient, order: null });
}
