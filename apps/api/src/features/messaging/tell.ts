import type { OrderType } from '@errand/domain/delivery';
import {
  channelsOf,
  MESSAGE_RULES,
  type MessageChannel,
  type MessageEvent,
} from '@errand/domain/notifications';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobName } from '../../platform/jobs/index.ts';
import { customerAccounts } from '../auth/accounts/index.ts';
import { findUntold, insertGathered, takeGathered } from './gathered-events.queries.ts';
import { insertMessages } from './messages.queries.ts';
import type { Recipient } from './messaging.tables.ts';
import { quietSeconds } from './quiet-hours.ts';
import { channelsOfReach, findReach } from './recipients.ts';

/** Sends one message. Each has a job of its own, so that a retry repeats no other. */
export const MESSAGE_JOB = jobName<{ id: string }>('notification.message');

/** Tells what was gathered for the recipient of an event. Each event has a job, of which the first tells all. */
export const GATHERED_JOB = jobName<{ id: number }>('notification.gathered');

export type TellDeps = Pick<Deps, 'jobs' | 'messages' | 'now' | 'pool' | 'settings'>;

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
  /** Tells by this channel alone, if it is one of the event's. */
  only?: MessageChannel;
};

/**
 * Queues the messages that tell a person of an event, in the caller's transaction: one for each channel of the event's rule that
 * reaches the person, and for each device. Idempotent: an event is told once by each channel and device. A patient event waits for
 * the end of the recipient's quiet hours. An event that is gathered is told with those that follow soon.
 */
export async function tell(deps: TellDeps, tx: Queryable, told: Told): Promise<void> {
  const { event, subject, recipient } = told;
  const { channels: used, sms, requiredMail = [], gatheredMinutes } = MESSAGE_RULES[event];
  // Most events are only in the list of notifications: nothing is read for them.
  if (used.length + requiredMail.length === 0 && !sms) return;
  // The lock makes a deletion of the account wait, so that nothing is stored after it.
  if (!(await customerAccounts.lockActive(tx, recipient))) return;
  if (gatheredMinutes === undefined) return queueMessages(deps, tx, told);
  const id = await insertGathered(tx, { kind: event, recipient, subject }, new Date(deps.now()));
  const reach = id !== null && (await findReach(deps, tx, { recipient, orderId: null }));
  if (!reach) return;
  const quiet = await quietSeconds(deps, tx, event, reach);
  await deps.jobs.send(
    tx,
    GATHERED_JOB,
    { id },
    { startAfterSeconds: Math.max(gatheredMinutes * 60, quiet) },
  );
}

/** Registers the job that tells what was gathered. */
export function registerGatheredJobs(deps: Pick<Deps, 'db'> & TellDeps): void {
  deps.jobs.work(GATHERED_JOB, ({ id }) => tellGathered(deps, id));
}

async function tellGathered(deps: Pick<Deps, 'db'> & TellDeps, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const event = await findUntold(tx, id);
    const gathered = event ? await takeGathered(tx, event, new Date(deps.now())) : [];
    const [first] = gathered;
    if (!event || !first) return;
    const subjects = gathered.map(({ subject }) => subject);
    const { kind, recipient } = event;
    const subject = `gathered:${first.id}`;
    await queueMessages(deps, tx, { event: kind, subject, recipient, order: null, data: { subjects } });
  });
}

async function queueMessages(
  deps: TellDeps,
  tx: Queryable,
  { event, subject, recipient, order, board, data = {}, only }: Told,
): Promise<void> {
  const reach = await findReach(deps, tx, { recipient, orderId: order?.id ?? null });
  if (!reach) return;
  const devices = reach.devices.filter((device) => device.board === (board ?? null));
  const channels = channelsOf(event, channelsOfReach({ ...reach, devices }, deps.messages), {
    turnedOff: reach.turnedOff,
    orderType: order?.type ?? null,
  }).filter((channel) => only === undefined || channel === only);
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
  if (ids.length === 0) return;
  await deps.jobs.sendAll(
    tx,
    MESSAGE_JOB,
    ids.map((id) => ({ id })),
    { startAfterSeconds: await quietSeconds(deps, tx, event, reach) },
  );
}
