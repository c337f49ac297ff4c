import { shareOf } from '../money/index.ts';

const DAY_MS = 86_400_000;
/** A period of whole days is an hour longer where summer time ends in it. */
const CLOCK_CHANGE_MS = 3_600_000;

type Period = { startsAt: Date; endsAt: Date };
type Charge = { chargedMinor: number; chargedFrom: Date | null; chargedUntil: Date | null };

/** The price of an advertisement: the price of a day for each begun day of its period, which is at least one. */
export function advertisementPrice({ startsAt, endsAt }: Period, dayPriceMinor: number): number {
  const periodMs = endsAt.getTime() - startsAt.getTime();
  return Math.max(1, Math.ceil((periodMs - CLOCK_CHANGE_MS) / DAY_MS)) * dayPriceMinor;
}

/**
 * The charge for an advertisement that is shown from now on: its price in proportion to the time that is left, and all of it
 * before the period begins.
 */
export function chargeOfRest(
  { startsAt, endsAt, priceMinor }: Period & { priceMinor: number },
  nowMs: number,
): { chargedMinor: number; chargedFrom: Date; chargedUntil: Date } {
  const from = Math.max(startsAt.getTime(), nowMs);
  const leftMs = Math.max(0, endsAt.getTime() - from);
  const chargedMinor = shareOf(priceMinor, leftMs, endsAt.getTime() - startsAt.getTime());
  return { chargedMinor, chargedFrom: new Date(from), chargedUntil: endsAt };
}

/** What is returned of a charge when an advertisement ends early, in proportion to the time that is left. */
export function unusedCharge({ chargedMinor, chargedFrom, chargedUntil }: Charge, nowMs: number): number {
  if (chargedFrom === null || chargedUntil === null) return 0;
  const from = Math.max(chargedFrom.getTime(), nowMs);
  const leftMs = Math.max(0, chargedUntil.getTime() - from);
  return leftMs === 0 ? 0 : shareOf(chargedMinor, leftMs, chargedUntil.getTime() - chargedFrom.getTime());
}
