/** The largest unit in which both ends of a delivery time are whole, with its minutes. */
const UNITS = [
  ['days', 24 * 60],
  ['hours', 60],
  ['minutes', 1],
] as const;

/** A delivery time given in minutes, in the unit in which the applicant wrote it: 60 to 120 minutes are 1 to 2 hours. */
export function deliveryTime(
  from: number,
  to: number,
): { unit: 'days' | 'hours' | 'minutes'; from: number; to: number } {
  const [unit, minutes] =
    UNITS.find(([, size]) => from % size === 0 && to % size === 0 && from >= size) ?? UNITS[2];
  return { unit, from: from / minutes, to: to / minutes };
}
