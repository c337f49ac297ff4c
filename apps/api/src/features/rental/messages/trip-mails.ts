import { type LanguageCode, languageRow } from '@errand/domain/language';
import { formatMoney } from '@errand/domain/money';
import { paidParts, unpaidMinor } from '@errand/domain/orders';
import { cancellationPeriods, settleDeposit } from '@errand/domain/rental';
import { localTime, minutesText } from '@errand/domain/time';
import { translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { eventName, jobName, type NoPayload } from '../../../platform/jobs/index.ts';
import type { EditableMail } from '../../../platform/messages/mail/index.ts';
import { type OrderMailDeps, trackingLinks } from '../../order-pages/index.ts';
import { type StoredOrder, storedOrders } from '../../orders/index.ts';
import { moneyStyleOf } from '../../settings/index.ts';
import { requireStore } from '../../stores/index.ts';
import { chargedAmounts } from '../counter/charged-amounts.ts';
import { NO_TERMS } from '../terms.ts';
import { findTrip, listTripVehicles } from '../trip/trip.queries.ts';
import { findTripRows } from '../trip/trip-row.ts';
import { remindCustomers } from './reminders.ts';
import { type TripMail, type TripMailKind, tripMail } from './trip-mail-text.ts';

export type TripMailDeps = OrderMailDeps & Pick<Deps, 'now' | 'pool'>;

/** The pickup or the return of a trip is near. */
export const TRIP_REMINDER = eventName<{ orderId: number; kind: 'pickup_soon' | 'return_soon' }>(
  'trip.reminder',
);
export const TRIP_REMINDER_JOB = jobName<NoPayload>('trip.reminders');

/** Registers the reminders before pickup and return. */
export function registerTripJobs(deps: Pick<Deps, 'db' | 'jobs' | 'now'>): void {
  const { jobs } = deps;
  jobs.every(TRIP_REMINDER_JOB, '*/5 * * * *', () =>
    remindCustomers(deps, (tx, orderId, kind) => jobs.publish(tx, TRIP_REMINDER, { orderId, kind })),
  );
}

/** A mail about a trip to its customer; null for an order of another type. */
export async function readTripMail(
  deps: TripMailDeps,
  orderId: number,
  kind: TripMailKind,
  reader: { language: LanguageCode },
): Promise<EditableMail | null> {
  const order = await storedOrders.find(deps.db, orderId);
  const mail =
    order?.type === 'trip' ? await mailOf(deps, { ...order, language: reader.language }, kind) : null;
  return mail && tripMail(mail);
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
