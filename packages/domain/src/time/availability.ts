import { addDays, isoDate, localTime } from './clock.ts';

export type Availability = {
  /** Minutes from midnight. Null in one of them is all day; a start after the end runs past midnight. */
  startsMinutes: number | null;
  endsMinutes: number | null;
  /** First and last day of a campaign, "2026-03-09", both inclusive. */
  dateStarts?: string | null;
  dateEnds?: string | null;
};

/**
 * Whether an item is available at an instant [ITEM-57, ITEM-61]. The end minute is exclusive. Hours after midnight belong
 * to the day on which the window began: a campaign that ends on Friday runs until 02:00 on Saturday.
 */
export function isAvailable(availability: Availability, atMs: number, timeZone: string): boolean {
  const now = localTime(atMs, timeZone);
  const { startsMinutes: starts, endsMinutes: ends } = availability;
  if (starts === null || ends === null || starts === ends) return inDates(availability, isoDate(now));
  if (starts < ends) {
    return now.minutes >= starts && now.minutes < ends && inDates(availability, isoDate(now));
  }
  if (now.minutes >= starts) return inDates(availability, isoDate(now));
  return now.minutes < ends && inDates(availability, isoDate(addDays(now, -1)));
}

function inDates({ dateStarts, dateEnds }: Availability, date: string): boolean {
  return (!dateStarts || date >= dateStarts) && (!dateEnds || date <= dateEnds);
}
