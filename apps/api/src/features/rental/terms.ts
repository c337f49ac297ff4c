import type { CancellationPeriods, RentalTerms } from '@errand/contract/rental-trip-fields';
import { toMajor } from '@errand/domain/money';
import { type CancellationPeriod, cancellationSteps, type ProviderOffer } from '@errand/domain/rental';
import { fromWire, isoTime } from '../../platform/http/index.ts';
import { storeHours } from '../stores/index.ts';
import type { AgreedTerms } from './trips.tables.ts';
import type { VehicleRow } from './vehicle-row.ts';

/** A provider without terms accepts any length from an hour on, and free cancellation until the pickup. */
export const NO_TERMS: AgreedTerms = {
  minimumHours: 1,
  maximumHours: null,
  minimumMinor: 0,
  depositMinor: 0,
  freeHours: 0,
  cancelPercent: 0,
  licenseRequired: false,
  documentsRequired: false,
};

/** The terms of a vehicle's provider. */
export function termsOf({ terms }: Pick<VehicleRow, 'terms'>): AgreedTerms {
  return terms ? fromWire(terms) : NO_TERMS;
}

/** The running offer of a vehicle's provider; null without one. */
export function offerOf(
  { offer, time_zone }: Pick<VehicleRow, 'offer' | 'time_zone'>,
  nowMs: number,
): ProviderOffer | null {
  const terms = storeHours.runningOffer({ discount: offer, time_zone }, nowMs);
  if (!terms) return null;
  const { minPurchaseMinor, maxDiscountMinor } = terms;
  return { percent: storeHours.runningPercent(offer, nowMs, time_zone), minPurchaseMinor, maxDiscountMinor };
}

export function toTermsResponse(terms: AgreedTerms, digits: number): RentalTerms {
  return {
    minimum_hours: terms.minimumHours,
    maximum_hours: terms.maximumHours,
    minimum_price: toMajor(terms.minimumMinor, digits),
    deposit: toMajor(terms.depositMinor, digits),
    free_cancellation_hours: terms.freeHours,
    cancellation_percent: terms.cancelPercent,
    cancellation_steps: cancellationSteps(terms),
    license_required: terms.licenseRequired ? 1 : 0,
    documents_required: terms.documentsRequired ? 1 : 0,
  };
}

export function toPeriodsResponse(
  periods: readonly CancellationPeriod[],
  digits: number,
): CancellationPeriods {
  return periods.map(({ untilMs, percent, feeMinor }) => ({
    until: isoTime(untilMs),
    percent,
    fee: toMajor(feeMinor, digits),
  }));
}
