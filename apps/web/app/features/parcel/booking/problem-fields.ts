import type { Quote } from '@errand/contract/orders-place';
import { TIP } from '#features/checkout/index.ts';

type Problem = Quote['problems'][number];

/** The places of the page where a problem is shown and fixed, from top to bottom. */
export const SPOTS = [
  'category',
  'sender',
  'receiver',
  'weight',
  'size',
  'contents',
  'value',
  'time',
  'note',
  'payer',
  'payment',
  'tip',
  'coupon',
] as const;
export type Spot = (typeof SPOTS)[number];

const SPOT_OF: Record<string, Spot> = {
  parcel_category_id: 'category',
  parcel_weight: 'weight',
  parcel_size: 'size',
  parcel_contents: 'contents',
  parcel_value: 'value',
  schedule_at: 'time',
  delivery_instruction: 'note',
  charge_payer: 'payer',
  payment_method: 'payment',
  dm_tips: 'tip',
  coupon_code: 'coupon',
};

/** Where a field of the request is entered; null for a problem of the whole order. */
export function spotOf(field: string | undefined): Spot | null {
  if (field === undefined) return null;
  if (field.startsWith('receiver_details')) return 'receiver';
  if (/^(address|latitude|longitude|road|house|floor|contact_person_|sender_)/.test(field)) return 'sender';
  return SPOT_OF[field] ?? null;
}

/** The id of the element at a spot that takes the focus; some are sections of the checkout. */
export function idOf(spot: Spot): string {
  return SECTIONS[spot] ?? `parcel-${spot}`;
}

const SECTIONS: Partial<Record<Spot, string>> = { time: 'when', payment: 'payment', tip: TIP };

/** The id of the element where a rejected field is entered; null for one of the whole order. */
export function idOfField(field: string): string | null {
  const spot = spotOf(field);
  return spot && idOf(spot);
}

/** The first problem of each spot, and those of the whole order under null. */
export function problemsBySpot(problems: Problem[]): Map<Spot | null, Problem> {
  const found = new Map<Spot | null, Problem>();
  for (const problem of problems) {
    const spot = spotOf(problem.field);
    if (!found.has(spot)) found.set(spot, problem);
  }
  return found;
}

/** The topmost spot with a problem; null without one. */
export function firstSpot(problems: Map<Spot | null, Problem>): Spot | null {
  return SPOTS.find((spot) => problems.has(spot)) ?? null;
}

/** What the charge depends on: no total can be known while one of these is missing or rejected. */
const PRICED_BY: Spot[] = ['category', 'weight', 'size'];

/** Whether a quote states what the parcel will cost: both places are served, and its kind is known. */
export function isPriced(quote: Quote): boolean {
  if (quote.parcel?.sender_zone_id == null || quote.distance === null) return false;
  return !quote.problems.some(({ field }) => {
    const spot = spotOf(field);
    return spot !== null && PRICED_BY.includes(spot);
  });
}
