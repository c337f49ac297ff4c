import { useText } from '@errand/client/i18n.tsx';
import type { TripProblem } from '@errand/contract/rental-trip-fields';
import { type Spot, spotOf } from './problem-spots.ts';

/** The page's own texts for missing values. */
const NEEDED = {
  contact: 'rental-booking.need.contact',
  license: 'rental-booking.need.license',
} as const;

/** The problems of a quote by spot. Missing values are not reported before the visitor has tried to book. */
export function useProblemTexts(all: TripProblem[], attempted: boolean) {
  const t = useText();

  function textsAt(spot: Spot): string[] {
    const texts = all.flatMap((problem) => {
      if (spotOf(problem) !== spot) return [];
      const isMissing = problem.code === 'required' || problem.code === 'contact_required';
      if (isMissing && !attempted) return [];
      return isMissing && spot in NEEDED ? t(NEEDED[spot as keyof typeof NEEDED]) : problem.message;
    });
    return [...new Set(texts)];
  }

  return { textsAt, ofBooking: all.find((problem) => spotOf(problem) === null) };
}
