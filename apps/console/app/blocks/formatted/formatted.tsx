import { useDates, useMoney } from '#platform/format.ts';

/** Minor units as an amount in the shop's currency. */
export function Amount({ minor }: { minor: number }) {
  const money = useMoney();
  return <bdi dir="ltr">{money(minor)}</bdi>;
}

/** A point in time with its date; a dash for none. */
export function Instant({ at }: { at: string | null }) {
  const dates = useDates();
  return at ? <time dateTime={at}>{dates.dateTime(at)}</time> : '–';
}
