import { formatMoney } from '@errand/domain/money';
import type { OrderStatus } from '@errand/domain/orders';
import { translated } from '../../../platform/db/index.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { audienceOf } from '../../../platform/messages/index.ts';
import { type OrderMailDeps, orderTimes, trackingLinks } from '../../order-pages/index.ts';
import { ORDER_PLACED, ORDER_STATUS_CHANGED } from '../../orders/events/index.ts';
import { type StoredOrder, storedOrders } from '../../orders/index.ts';
import { moneyStyleOf } from '../../settings/index.ts';
import { findCategory, findParcel } from '../parcel.queries.ts';
import { timeZoneOf } from '../parcel-terms.ts';
import { type MessageKind, type ParcelMessage, parcelMessage } from './parcel-message-text.ts';

type MessageJob = {
  orderId: number;
  kind: MessageKind;
  end: ParcelMessage['end'];
  channel: 'mail' | 'sms';
};

/** Sends one message about a parcel. Each message has its own job, so a retry repeats no other message. */
const PARCEL_MESSAGE_JOB = jobName<MessageJob>('parcel.message');

/** Registers the messages to both ends of a parcel: mail to either, and SMS to the receiver, who has no account. */
export function registerParcelJobs(deps: OrderMailDeps): void {
  const { jobs } = deps;
  jobs.subscribe(ORDER_PLACED, 'parcels', ({ orderId }) => queueMessages(deps, orderId, 'placed'));
  jobs.subscribe(ORDER_STATUS_CHANGED, 'parcels', async ({ orderId, from, to, awaitedPayment }) => {
    const kind = kindOf(from, to);
    if (kind && !awaitedPayment) await queueMessages(deps, orderId, kind);
  });
  jobs.work(PARCEL_MESSAGE_JOB, (job) => sendMessage(deps, job));
}

/** The message about a transition; null for none. */
function kindOf(from: OrderStatus, to: OrderStatus): MessageKind | null {
  if (to === 'picked_up' || to === 'delivered') return to;
  if (to !== 'canceled') return null;
  return from === 'picked_up' ? 'comes_back' : 'canceled';
}

async function queueMessages({ db, jobs }: OrderMailDeps, orderId: number, kind: MessageKind): Promise<void> {
  const order = await storedOrders.find(db, orderId);
  if (order?.type !== 'parcel') return;
  const recipients: Pick<MessageJob, 'end' | 'channel'>[] = [
    { end: 'sender', channel: 'mail' },
    { end: 'receiver', channel: 'mail' },
    { end: 'receiver', channel: 'sms' },
  ];
  await db.transaction(async (tx) => {
    for (const recipient of recipients) {
      const singletonKey = `${orderId}:${kind}:${recipient.end}:${recipient.channel}`;
      await jobs.send(tx, PARCEL_MESSAGE_JOB, { orderId, kind, ...recipient }, { singletonKey });
    }
  });
}

async function sendMessage(deps: OrderMailDeps, { orderId, kind, end, channel }: MessageJob): Promise<void> {
  const order = await storedOrders.find(deps.db, orderId);
  const to = order && recipientOf(order, end, channel);
  if (!order || !to || !deps.messages[channel]) return;
  const message = await messageOf(deps, order, kind, end);
  if (!message) return;
  const { subject, text, html, sms } = parcelMessage(message);
  const audience = audienceOf(order.owner);
  if (channel === 'sms') await deps.messages.send({ channel, to, subject, text: sms, audience });
  else await deps.messages.send({ channel, to, subject, text, html, audience });
}

function recipientOf(
  { contact, place }: StoredOrder,
  end: MessageJob['end'],
  channel: MessageJob['channel'],
): string | null {
  if (end === 'sender') return contact.email;
  return (channel === 'sms' ? place?.contactPhone : place?.contactEmail) ?? null;
}

/** The values of a message; null once the customer's data was erased. */
async function messageOf(
  deps: OrderMailDeps,
  order: StoredOrder,
  kind: MessageKind,
  end: ParcelMessage['end'],
): Promise<ParcelMessage | null> {
  const { id: orderId, place, language, contact, scheduledFor } = order;
  const parcel = await findParcel(deps.db, orderId);
  if (!place || !parcel) return null;
  const [settings, sign, category, timeZone] = await Promise.all([
    deps.settings(),
    trackingLinks.signer(deps),
    findCategory(deps.db, parcel.categoryId),
    timeZoneOf(deps.db, order.zoneId),
  ]);
  const link = end === 'sender' ? trackingLinks.of(orderId, sign) : trackingLinks.toReceiver(orderId, sign);
  const money = (minor: number) => formatMoney(minor, moneyStyleOf(settings));
  const isReceiverPaying = order.chargePayer === 'receiver';
  return {
    kind,
    end,
    language,
    orderId,
    shop: translated(settings.business_name, language),
    name: end === 'sender' ? contact.name : place.contactName,
    sender: parcel.hideSender && end === 'receiver' ? null : contact.name,
    receiver: place.contactName,
    category: translated(category?.name, language),
    address: place.address,
    code: order.otp,
    cash: isReceiverPaying ? money(order.totalMinor) : null,
    returnCode: parcel.returnOtp,
    returnFee: parcel.returnFeeMinor > 0 ? money(parcel.returnFeeMinor) : null,
    slot: orderTimes.slotText({ scheduled_for: scheduledFor, time_zone: timeZone, language }, settings),
    link: deps.publicUrl ? `${deps.publicUrl}${link}` : null,
  };
}
