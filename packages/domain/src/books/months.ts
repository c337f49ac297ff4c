/** A month of the books, `YYYY-MM`. */
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Whether a text names a month. */
export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** The month that is `by` months later, or earlier for a negative number. Throws RangeError for what is no month. */
export function shiftMonth(month: string, by: number): string {
  const [, year, number] = MONTH.exec(month) ?? [];
  if (year === undefined) throw new RangeError(`${month} is no month.`);
  const months = Number(year) * 12 + Number(number) - 1 + by;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The last day of a month, `YYYY-MM-DD`. */
export function lastDayOf(month: string): string {
  const next = Date.parse(`${shiftMonth(month, 1)}-01T00:00:00Z`);
  return new Date(next - 86_400_000).toISOString().slice(0, 10);
}

/**
 * The month that can be closed next: the one after the last closed month, or the first with entries. Null if it has not ended
 * by `today` (`YYYY-MM-DD` in the shop's time zone). So months are closed in sequence.
 */
export function nextToClose({
  lastClosed,
  firstWithEntries,
  today,
}: {
  lastClosed: string | null;
  firstWithEntries: string | null;
  today: string;
}): string | null {
  const month = lastClosed === null ? firstWithEntries : shiftMonth(lastClosed, 1);
  return month !== null && month < today.slice(0, 7) ? month : null;
}
