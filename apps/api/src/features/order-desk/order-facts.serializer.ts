import type { OrderDetails } from '@errand/contract/console/orders';
import { canStaffRefund, partMinor, reachedAt, refundableParts } from '@errand/domain/orders';
import { addedTaxMinor } from '@errand/domain/taxes';
import type { ConsoleContext } from '../../console/index.ts';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { isoTime } from '../../platform/http/index.ts';
import type { OrderRow } from '../order-pages/index.ts';
import { storedTaxes } from '../orders/order-taxes.views.ts';
import type { OrderAddress } from '../orders/orders.tables.ts';
import { approvedMinor } from '../refunds/refunds.views.ts';
import { cancellationPeriodsOf, type TripRow } from '../rental/index.ts';

/** Where an order goes, and where a parcel is picked up. */
export function placesOf({ place, parcel }: OrderRow): Pick<OrderDetails, 'destination' | 'origin'> {
  return { destination: place && toPlace(place), origin: parcel?.sender ? toPlace(parcel.sender) : null };
}

function toPlace({ address, road, house, floor, ...place }: OrderAddress) {
  return {
    address,
    details: [road, house, floor].filter(Boolean).join(', ') || null,
    contact_name: place.contactName,
    contact_phone: place.contactPhone,
    latitude: place.latitude,
    longitude: place.longitude,
  };
}

/** The refunds of an order, and what a further one can return now. */
export function toRefundFacts(
  { publicUrl }: ConsoleContext,
  row: OrderRow,
  {
    heldMinor,
    decidedBy,
  }: { heldMinor: number; decidedBy: (refundId: number) => OrderDetails['refunds'][number]['decided_by'] },
): Pick<OrderDetails, 'refunds' | 'refunded_minor' | 'refundable'> {
  const { refunds } = row;
  const refundedMinor = approvedMinor(refunds);
  const approved = refunds.filter(({ status }) => status === 'approved');
  const charges = {
    tipMinor: row.tip_minor,
    deliveryMinor: row.delivery_minor,
    surchargeMinor: row.surcharge_minor,
    deliveryTaxMinor: addedTaxMinor(storedTaxes(row), 'delivery'),
  };
  const leftMinor = row.total_minor - refundedMinor;
  const paidOrder = {
    status: row.status,
    wasDelivered: reachedAt(row.history, 'delivered') !== null,
    isPaid: row.payment_status !== 'unpaid',
  };
  return {
    refunds: refunds.map(({ created_at_ms, decided_at_ms, lines, ...refund }) => ({
      ...refund,
      lines:
        lines?.map(({ lineId, quantity, amountMinor }) => ({
          line_id: lineId,
          quantity,
          amount_minor: amountMinor,
        })) ?? null,
      decided_by: decidedBy(refund.id),
      pictures: refund.pictures.flatMap((key) => mediaUrl(publicUrl, key) ?? []),
      created_at: isoTime(created_at_ms),
      decided_at: isoTime(decided_at_ms),
    })),
    refunded_minor: refundedMinor,
    refundable: canStaffRefund(paidOrder, leftMinor)
      ? {
          total_minor: leftMinor,
          provider_minor: heldMinor,
          has_wallet: row.owner.startsWith('customer:'),
          parts: refundableParts(charges, approved).map((name) => ({
            name,
            amount_minor: partMinor(charges, name),
          })),
        }
      : null,
  };
}

export function toParcelFacts(
  { language, publicUrl }: ConsoleContext,
  { parcel, charge_payer }: OrderRow,
): OrderDetails['parcel'] {
  return (
    parcel && {
      category: translated(parcel.category.name, language),
      contents: parcel.contents,
      weight_kg: parcel.weight_kg,
      size: parcel.size,
      value_minor: parcel.value_minor,
      charge_payer,
      cancellation_type: parcel.cancellation_type,
      return_fee_minor: parcel.return_fee_minor,
      return_by: isoTime(parcel.return_by_ms),
      proofs: parcel.proofs.flatMap((key) => mediaUrl(publicUrl, key) ?? []),
    }
  );
}

export function toTripFacts(
  { language }: ConsoleContext,
  trip: TripRow,
  order: OrderRow,
): NonNullable<OrderDetails['trip']> {
  return {
    pickup: translated(trip.pickup.name, language),
    destination: trip.destination && translated(trip.destination.name, language),
    pickup_at: trip.pickup_at.toISOString(),
    return_at: trip.return_at.toISOString(),
    deposit_minor: trip.deposit_minor,
    cancellation_periods: cancellationPeriodsOf(order, trip).map(({ untilMs, percent, feeMinor }) => ({
      until: isoTime(untilMs),
      percent,
      fee_minor: feeMinor,
    })),
    driver: trip.driver && `${trip.driver.name}, ${trip.driver.phone}`,
    vehicles: trip.vehicles.map(({ booked, plates }) => ({
      name: translated(booked.name, language),
      quantity: booked.quantity,
      plates,
      total_minor: booked.total_minor,
    })),
  };
}
