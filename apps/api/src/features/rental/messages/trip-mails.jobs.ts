import { type LanguageCode, languageRow } from '@errand/domain/language';
import { formatMoney } from '@errand/domain/money';
import { paidParts, unpaidMinor } from '@errand/domain/orders';
import { cancellationPeriods, settleDeposit } from '@errand/domain/rental';
import { localTime, minutesText } from '@errand/domain/time';
import { translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { jobName, type NoPayload } from '../../../platform/jobs/index.ts';
import { audienceOf } from '../../../platform/messages/index.ts';
import { type OrderMailDeps, trackingLinks } from '../../order-pages/index.ts';
import { ORDER_PLACED, ORDER_STATUS_CHANGED } from '../../orders/events/index.ts';
import { type StoredOrder, storedOrders } from '../../orders/index.ts';
import { moneyStyleOf } from '../../settings/index.ts';
import { requireStore } from '../../stores/index.ts';
import { CHARGE_EVENTS } from '../counter/charge-events.ts';
import { chargedAmounts } from '../counter/charged-amounts.ts';
import { NO_TERMS } from '../terms.ts';
import { findTrip, listTripVehicles } from '../trip/trip.queries.ts';
import { findTripRows } from '../trip/trip-row.ts';
import { TRIP_CHANGED } from '../trip/write-change.ts';
import { remindCustomers } from './reminders.ts';
import { type TripMail, type TripMailKind, tripMail } from './trip-mail-text.ts';

export type TripMailDeps = OrderMailDeps & Pick<Deps, 'now' | 'pool'>;

/** Sends one mail about a trip to its customer. */
export const TRIP_MAIL_JOB = jobName<{ orderId: number; kind: TripMailKind }>('trip.mail');
export const TRIP_REMINDER_JOB = jobName<NoPayload>('trip.reminders');

/** Registers the mails about trips, and the reminders before pickup and return. */
export function registerTripJobs(deps: TripMailDeps): void {
  const { jobs } = deps;
  jobs.subscribe(ORDER_PLACED, 'trips', ({ orderId }) => queueMail(deps, orderId, 'booked'));
  jobs.subscribe(ORDER_STATUS_CHANGED, 'trips', async ({ orderId, to, awaitedPayment }) => {
    if (to === 'confirmed') await queueMail(deps, orderId, 'confirmed');
    if (to === 'canceled' && !awaitedPayment) await queueMail(deps, orderId, 'canceled');
  });
  jobs.subscribe(CHARGE_EVENTS.charged, 'trips', ({ orderId }) => queueMail(deps, orderId, 'charged'));
  jobs.subscribe(CHARGE_EVENTS.settled, 'trips', ({ orderId }) => queueMail(deps, orderId, 'settled'));
  jobs.subscribe(TRIP_CHANGED, 'trips', ({ orderId }) => queueMail(deps, orderId, 'changed'));
  jobs.work(TRIP_MAIL_JOB, (job) => sendMail(deps, job.orderId, job.kind));
  jobs.every(TRIP_REMINDER_JOB, '*/5 * * * *', () =>
    remindCustomers(deps, (tx, orderId, kind) => jobs.send(tx, TRIP_MAIL_JOB, { orderId, kind })),
  );
}

async function queueMail({ db, jobs }: TripMailDeps, orderId: number, kind: TripMailKind): Promise<void> {
  const order = await storedOrders.find(db, orderId);
  if (order?.type !== 'trip' || !order.contact.email) return;
  await db.transaction((tx) => jobs.send(tx, TRIP_MAIL_JOB, { orderId, kind }));
}

async function sendMail(deps: TripMailDeps, orderId: number, kind: TripMailKind): Promise<void> {
  const order = await storedOrders.find(deps.db, orderId);
  const to = order?.contact.email;
  if (!order || !to || !deps.messages.mail) return;
  const mail = await mailOf(deps, order, kind);
  if (!mail) return;
  const { subject, text, html } = tripMail(mail);
  const audience = audienceOf(order.owner);
  await deps.messages.send({ channel: 'mail', to, subject, text, html, audience });
}

async function mailOf(deps: TripMailDeps, order: StoredOrder, kind: TripMailKind): Promise<TripMail | null> {
  const { id: orderId, language, storeId } = order;
  const trip = await findTrip(deps.db, orderId);
  if (!trip || storeId === null) return null;
  const [settings, sign, provider, vehicles, rows] = await Promise.all([
    deps.settings(),
    trackingLinks.signer(deps),
    requireStore(deps.db, storeId),
    listTripVehicles(deps.db, trip.id),
    findTripRows(deps.pool, [orderId]),
  ]);
  const money = (minor: number) => formatMoney(minor, moneyStyleOf(settings));
  const orNull = (minor: number) => (minor > 0 ? money(minor) : null);
  const time = (at: Date) => timeText(at, provider.time_zone, language, settings.timeformat);
  const { extraDueMinor, cancellationFeeMinor } = trip;
  const amounts = { ...order, extraDueMinor };
  const { walletMinor, providerMinor } = paidParts(amounts);
  const periods = cancellationPeriods({
    pickupMs: trip.pickupAt.getTime(),
    terms: trip.terms ?? NO_TERMS,
    totalMinor: order.totalMinor,
    paidMinor: walletMinor + providerMinor,
  });
  const costsNothing = periods.every(({ feeMinor }) => feeMinor === 0);
  const settled = settleDeposit(trip.depositHeldMinor, chargedAmounts(rows.get(orderId)?.charges ?? []));
  return {
    kind,
    language,
    tripId: orderId,
    name: order.contact.name,
    provider: translated(provider.name, language),
    shop: translated(settings.business_name, language),
    vehicles: vehicles.map(({ quantity, name }) => ({ quantity, name: translated(name, language) })),
    pickup: time(trip.pickupAt),
    end: time(trip.returnAt),
    place: translated(trip.pickup.name, language),
    destination: trip.destination && translated(trip.destination.name, language),
    total: money(order.totalMinor),
    due: orNull(unpaidMinor(amounts) + settled.dueMinor),
    deposit: orNull(trip.depositMinor),
    refund: orNull(order.totalMinor - unpaidMinor(amounts) - cancellationFeeMinor),
    cancellationFee: orNull(cancellationFeeMinor),
    charges: orNull(settled.chargesMinor),
    depositKept: orNull(settled.keptMinor),
    depositOwed: orNull(settled.owedMinor),
    cancellation: (costsNothing ? [] : periods)
      .filter(({ untilMs }) => untilMs === null || untilMs >= deps.now())
      .map(({ untilMs, percent, feeMinor }) => ({
        until: untilMs === null ? null : time(new Date(untilMs)),
        percent,
        fee: money(feeMinor),
        isFree: percent === 0,
      })),
    code: order.otp,
    link: deps.publicUrl ? `${deps.publicUrl}${trackingLinks.of(orderId, sign)}` : null,
  };
}

/** An instant with its date in a time zone: "Thursday 5 March, 10:00", or "Thursday 5 March, 10:00 AM". */
export function timeText(at: Date, timeZone: string, language: LanguageCode, style: '12' | '24'): string {
  const { dates, comma } = languageRow(language);
  const day = new Intl.DateTimeFormat(dates, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return `${day.format(at)}${comma}${minutesText(localTime(at.getTime(), timeZone).minutes, style, language)}`;
}
