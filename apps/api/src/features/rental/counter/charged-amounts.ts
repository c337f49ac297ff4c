import type { ChargedAmount } from '@errand/domain/rental';
import type { TripRow } from '../trip/trip-row.ts';

/** The amounts of the charges of a trip, as `settleDeposit` takes them. */
export function chargedAmounts(charges: TripRow['charges']): ChargedAmount[] {
  return charges.map(({ amount_minor, settled_minor }) => ({
    amountMinor: amount_minor,
    settledMinor: settled_minor,
  }));
}
