import type { Trip } from '@errand/contract/rental-trips';
import { toMajor } from '@errand/domain/money';
import { settleDeposit, type TripPictureStage } from '@errand/domain/rental';
import { mediaUrl } from '../../../platform/files/index.ts';
import { isoTime, type RequestContext } from '../../../platform/http/index.ts';
import type { TripRow } from '../trip/trip-row.ts';
import { chargedAmounts } from './charged-amounts.ts';

type CounterFields = Pick<Trip, 'vehicle_states' | 'charges' | 'deposit'>;

/** What was recorded and charged at the counter, for the owner of a trip. */
export function toCounterFields(
  trip: TripRow,
  publicUrl: RequestContext['publicUrl'],
  digits: number,
): CounterFields {
  const { inspections, pictures, charges, deposit_held_minor: heldMinor } = trip;
  const major = (minor: number) => toMajor(minor, digits);
  const picturesOf = (stage: TripPictureStage, plate: string) =>
    pictures.flatMap((one) =>
      one.stage === stage && one.plate === plate ? (mediaUrl(publicUrl, one.key) ?? []) : [],
    );
  const stateOf = (stage: 'handover' | 'return', plate: string) => {
    const found = inspections.find((one) => one.stage === stage && one.plate === plate);
    if (!found) return null;
    const { odometer_km: odometer, fuel_eighths, condition } = found;
    return { odometer, fuel_eighths, condition, pictures: picturesOf(stage, plate) };
  };
  const settled = settleDeposit(heldMinor, chargedAmounts(charges));
  const isReturned = inspections.some(({ stage }) => stage === 'return');
  return {
    vehicle_states: [...new Set(inspections.map(({ plate }) => plate))].map((plate) => ({
      license_plate_number: plate,
      handover: stateOf('handover', plate),
      return: stateOf('return', plate),
    })),
    charges: charges.map((charge) => ({
      id: charge.id,
      kind: charge.kind,
      license_plate_number: charge.plate,
      unit: charge.unit,
      units: charge.units,
      amount: major(charge.settled_minor ?? charge.amount_minor),
      charged_amount: major(charge.amount_minor),
      text: charge.text,
      pictures: charge.kind === 'damage' ? picturesOf('damage', charge.plate) : [],
      dispute: charge.dispute,
      answer: charge.answer,
      disputed_at: isoTime(charge.disputed_at_ms),
      settled_at: isoTime(charge.settled_at_ms),
    })),
    deposit:
      heldMinor === 0
        ? null
        : {
            held: major(heldMinor),
            kept: major(settled.keptMinor),
            returned: isReturned ? major(settled.returnedMinor) : 0,
            owed: major(settled.owedMinor),
          },
  };
}
