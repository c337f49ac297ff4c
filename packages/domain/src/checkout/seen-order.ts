/** A line as a customer has seen it. */
export type SeenLine = {
  /** Identifies item, choice and add-ons. */
  key: string;
  name: string;
  quantity: number;
  /** Price of one piece after the item's own discount. */
  unit: number;
  /** Price of the line after all discounts. */
  total: number;
};

/** The choices of the customer that change amounts by themselves. */
export const SEEN_CHOICES = ['cart', 'coupon', 'place', 'time', 'tip', 'payment'] as const;
type SeenChoice = (typeof SEEN_CHOICES)[number];

const CHARGES = ['cart', 'coupon', 'place'] as const;
const ALL = [...CHARGES, 'tip', 'payment'] as const;
/** The choices that may make an order for now arrive later. */
const ARRIVAL = ['cart', 'place', 'time'] as const;

/** The parts of a total and what goes with it, in the order of a receipt. */
export const SEEN_AMOUNTS = [
  'coupon',
  'tax',
  'delivery',
  'surcharge',
  'additional',
  'packaging',
  'tip',
  'deposit',
  'minimum',
  'cashback',
  'wallet',
] as const;
export type SeenAmount = (typeof SEEN_AMOUNTS)[number];

/** The choices that may change each part. */
const EXPLAINED_BY = {
  coupon: CHARGES,
  tax: CHARGES,
  delivery: CHARGES,
  surcharge: CHARGES,
  additional: [],
  packaging: [],
  tip: ['place', 'tip'],
  deposit: ['cart'],
  minimum: [],
  cashback: ALL,
  wallet: ALL,
} as const satisfies Record<SeenAmount, readonly SeenChoice[]>;

/** The price of an order as a customer has seen it. All amounts are in the same unit, minor or major. */
export type SeenOrder = {
  total: number;
  lines: SeenLine[];
  amounts: Partial<Record<SeenAmount, number>>;
  /** Start of the slot to which the store's queue delays an order for now: "2026-03-09 18:30:00"; null without a delay. */
  arrival: string | null;
  /** Each choice as a text, which is compared only. */
  choices: Record<SeenChoice, string>;
};

/** What differs from the seen order. `before` and `now` are null for a line that was added or removed. */
export type SeenChange =
  | { of: 'line'; key: string; name: string; before: SeenSide | null; now: SeenSide | null }
  | { of: 'arrival'; before: string | null; now: string }
  | { of: SeenAmount | 'total'; before: number; now: number };
type SeenSide = { quantity: number; amount: number };

/**
 * What has changed since the customer saw the order, except for what their own choices explain: a tip that they gave
 * raises the tip, but no price. An order with changes must not be placed before the customer has seen them.
 */
export function changesSince(seen: SeenOrder, now: SeenOrder): SeenChange[] {
  const isSame = (choice: SeenChoice) => seen.choices[choice] === now.choices[choice];
  const isTotalSame = isEqual(seen.total, now.total);
  const changes: SeenChange[] = lineChanges(seen.lines, now.lines, !isSame('cart'));
  if (ARRIVAL.every(isSame) && now.arrival !== null && isLater(now.arrival, seen.arrival))
    changes.push({ of: 'arrival', before: seen.arrival, now: now.arrival });
  for (const of of SEEN_AMOUNTS) {
    const [before, after] = [seen.amounts[of] ?? 0, now.amounts[of] ?? 0];
    // The wallet's part follows the total.
    const isExplained = !EXPLAINED_BY[of].every(isSame) || (of === 'wallet' && !isTotalSame);
    if (!isExplained && !isEqual(before, after)) changes.push({ of, before, now: after });
  }
  if (changes.length === 0 && !isTotalSame && SEEN_CHOICES.every(isSame))
    return [{ of: 'total', before: seen.total, now: now.total }];
  return changes;
}

/** A price that changed is a change of its own; quantities and discounts may follow from a change of the cart. */
function lineChanges(seen: SeenLine[], now: SeenLine[], isCartChanged: boolean): SeenChange[] {
  const changes: SeenChange[] = [];
  const known = new Map(seen.map((line) => [line.key, line]));
  for (const line of now) {
    const before = known.get(line.key);
    known.delete(line.key);
    const { key, name } = line;
    if (!before) {
      if (!isCartChanged) changes.push({ of: 'line', key, name, before: null, now: sideOf(line) });
    } else if (!isEqual(before.unit, line.unit) && before.quantity !== line.quantity && isCartChanged) {
      const one = ({ unit }: SeenLine) => ({ quantity: 1, amount: unit });
      changes.push({ of: 'line', key, name, before: one(before), now: one(line) });
    } else if (
      !isEqual(before.unit, line.unit) ||
      (!isCartChanged && (before.quantity !== line.quantity || !isEqual(before.total, line.total)))
    ) {
      changes.push({ of: 'line', key, name, before: sideOf(before), now: sideOf(line) });
    }
  }
  if (isCartChanged) return changes;
  const removed = [...known.values()].map(
    (line) => ({ of: 'line', key: line.key, name: line.name, before: sideOf(line), now: null }) as const,
  );
  return [...changes, ...removed];
}

function sideOf({ quantity, total }: SeenLine): SeenSide {
  return { quantity, amount: total };
}

/** Whether an arrival is later than the one that was seen, null for the usual time. An earlier one needs no confirmation. */
export function isLater(arrival: string, seen: string | null): boolean {
  return seen === null || arrival > seen;
}

/** Major amounts are floating-point numbers of at most three decimals. */
function isEqual(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.0005;
}
