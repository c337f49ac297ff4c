import { haversineKm, type Point } from '@errand/domain/location';
import { toMinor } from '@errand/domain/money';
import {
  cancellationFeeMinor,
  type ParcelQuote,
  parcelRates,
  quoteParcel,
  returnDeadlineMs,
} from '@errand/domain/parcel';
import { eq } from 'drizzle-orm';
import { orderHistory, orders } from '../src/features/orders/orders.tables.ts';
import { parcelCategories, parcels } from '../src/features/parcel/parcel.tables.ts';
import { DEFAULT_SETTINGS, settingTerms } from '../src/features/settings/index.ts';
import { randomFor } from './city/seeded-random.ts';
import { type AddressBook, zoneOf } from './rows/city-places.ts';
import { type PastParcel, pastParcelSeeds } from './rows/past-parcel-seeds.ts';
import { daysAgoAt } from './rows/seed-times.ts';
import { zoneRates } from './rows/zone-seeds.ts';
import { DIGITS, idOf, SEED_NUMBER, type Seed } from './seed.types.ts';
import type { DemoCustomer } from './seed-customer.ts';

/** Ratio of street distance to straight-line distance. */
const DETOUR = 1.3;
const TERMS = settingTerms.parcelReturn(DEFAULT_SETTINGS);

type Category = typeof parcelCategories.$inferSelect;
type Place = NonNullable<(typeof orders.$inferInsert)['place']>;

/** The demo customer's finished parcels from home, priced by the domain rules: one delivered, one brought back. */
export async function seedPastParcels(
  seed: Seed,
  customer: DemoCustomer,
  addresses: AddressBook,
): Promise<void> {
  for (const parcel of pastParcelSeeds) await seedPastParcel(seed, customer, addresses, parcel);
}

async function seedPastParcel(
  seed: Seed,
  { id, home }: DemoCustomer,
  addresses: AddressBook,
  parcel: PastParcel,
): Promise<void> {
  const { tx } = seed;
  const [category] = await tx
    .select()
    .from(parcelCategories)
    .where(eq(parcelCategories.slug, parcel.category));
  const zone = zoneOf(seed.city, [home.longitude, home.latitude]);
  if (!category || !zone) throw new Error(`No parcel can be sent as "${parcel.category}" from home.`);
  const found = addresses(`receiver ${parcel.receiver.name}`, parcel.receiver.district);
  const [longitude, latitude] = found.position;
  const sender = placeOf(home, home.address, { name: home.contactName, phone: home.contactPhone });
  const place = placeOf({ latitude, longitude }, found.address.en, parcel.receiver);
  const distanceKm = Math.round(haversineKm(sender, place) * DETOUR * 1000) / 1000;
  const priced = priceOf(parcel, category, zone, distanceKm);
  const placed = daysAgoAt(seed.now, parcel.daysAgo, parcel.clock);
  const steps = historyOf(parcel, placed);
  const [row] = await tx
    .insert(orders)
    .values({
      owner: `customer:${id}`,
      moduleId: category.moduleId,
      zoneId: idOf(seed.zones, zone),
      type: 'parcel',
      status: parcel.status,
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'paid',
      chargePayer: 'sender',
      ...amountsOf(priced),
      distanceKm,
      place,
      contact: { name: home.contactName, phone: home.contactPhone, email: home.contactEmail ?? null },
      deliveryInstruction: parcel.instruction ?? null,
      otp: codeOf(`code of ${parcel.receiver.name}`),
      courierId: idOf(seed.couriers, parcel.courier),
      cancelReason: parcel.status === 'returned' ? parcel.reason : null,
      canceledBy: parcel.status === 'returned' ? 'customer' : null,
      createdAt: placed,
      updatedAt: after(placed, parcel.steps.ended),
    })
    .returning({ id: orders.id });
  if (!row) throw new Error('The parcel was not stored.');
  await tx.insert(parcels).values({
    orderId: row.id,
    categoryId: category.id,
    receiverZoneId: idOf(seed.zones, found.zone),
    sender,
    contents: parcel.contents,
    weightKg: parcel.weightKg ?? null,
    size: parcel.size ?? null,
    ...priced.parts,
    // In the demo the picture of the category stands for the one taken at the door.
    proofs: parcel.status === 'delivered' && category.picture ? [category.picture] : [],
    ...returnOf(parcel, placed, priced),
  });
  await tx.insert(orderHistory).values(steps.map((step) => ({ ...step, orderId: row.id })));
}

function placeOf(at: Point, address: string, contact: { name: string; phone: string }): Place {
  return {
    address,
    addressType: null,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: null,
    latitude: at.latitude,
    longitude: at.longitude,
    road: null,
    house: null,
    floor: null,
  };
}

function priceOf(
  parcel: PastParcel,
  category: Category,
  zone: keyof typeof zoneRates,
  distanceKm: number,
): ParcelQuote {
  const { maximum } = zoneRates[zone].parcel;
  const base = { fixedMinor: 0, perKmMinor: 0, minimumMinor: 0, maximumMinor: toMinor(maximum, DIGITS) };
  return quoteParcel({
    rates: parcelRates(category, { chargeType: 'distance', ...base }, base),
    distanceKm,
    rule: category,
    measured: { weightKg: parcel.weightKg ?? null, size: parcel.size ?? null },
    vehicleExtras: [],
    surcharge: null,
    coupon: null,
    tax: { ratePercent: DEFAULT_SETTINGS.parcel_tax_percentage, included: true },
    additionalChargeMinor: 0,
    tipMinor: toMinor(parcel.tip ?? 0, DIGITS),
  });
}

function amountsOf(priced: ParcelQuote) {
  return {
    itemsMinor: 0,
    discountMinor: 0,
    storeDiscountMinor: 0,
    couponDiscountMinor: 0,
    taxMinor: priced.taxMinor,
    taxIncluded: priced.taxIncluded,
    taxRate: DEFAULT_SETTINGS.parcel_tax_percentage,
    deliveryMinor: priced.delivery.baseMinor,
    originalDeliveryMinor: priced.delivery.originalMinor,
    surchargeMinor: priced.delivery.surchargeMinor,
    additionalMinor: priced.additionalChargeMinor,
    packagingMinor: 0,
    tipMinor: priced.tipMinor,
    totalMinor: priced.totalMinor,
  };
}

/** The return of a parcel that came back within the deadline, for its fee. */
function returnOf(parcel: PastParcel, placed: Date, priced: ParcelQuote) {
  if (parcel.status !== 'returned') return {};
  const feeMinor = cancellationFeeMinor(parcel.type, priced.delivery.baseMinor, TERMS);
  const deadlineMs = returnDeadlineMs(after(placed, parcel.canceled).getTime(), TERMS);
  return {
    cancellationType: parcel.type,
    cancelReasons: [parcel.reason],
    returnFeeMinor: feeMinor,
    returnFeeDueMinor: feeMinor,
    returnBy: deadlineMs === null ? null : new Date(deadlineMs),
    returnedAt: after(placed, parcel.steps.ended),
    returnOtp: codeOf(`return code of ${parcel.receiver.name}`),
  };
}

type HistoryStep = Pick<typeof orderHistory.$inferInsert, 'status' | 'actor' | 'at'>;

function historyOf(parcel: PastParcel, placed: Date): HistoryStep[] {
  const { confirmed, pickedUp, ended } = parcel.steps;
  const canceled: HistoryStep[] =
    parcel.status === 'returned'
      ? [{ status: 'canceled', actor: 'customer', at: after(placed, parcel.canceled) }]
      : [];
  return [
    { status: 'pending', actor: 'customer', at: placed },
    { status: 'confirmed', actor: 'courier', at: after(placed, confirmed) },
    { status: 'picked_up', actor: 'courier', at: after(placed, pickedUp) },
    ...canceled,
    { status: parcel.status, actor: 'courier', at: after(placed, ended) },
  ];
}

function after(placed: Date, minutes: number): Date {
  return new Date(placed.getTime() + minutes * 60_000);
}

function codeOf(name: string): string {
  return String(randomFor(SEED_NUMBER, name).below(10_000)).padStart(4, '0');
}
