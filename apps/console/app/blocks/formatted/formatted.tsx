import type { ReactNode } from 'react';
import { useDates, useMoney } from '#platform/format.ts';

/** Minor units as an amount in the shop's currency. */
export function Amount({ minor }: { minor: number }) {
  const money = useMoney();
  return <bdi dir="ltr">{money(minor)}</bdi>;
}

/** An amount above 0; null for 0, which facts leave out. */
export function positiveAmount(minor: number): ReactNode {
  return minor > 0 ? <Amount minor={minor} /> : null;
}

/** A point in time with its date; a dash for none. */
export function Instant({ at }: { at: string | null }) {
  const dates = useDates();
  return at ? <time dateTime={at}>{dates.dateTime(at)}</time> : '–';
}
