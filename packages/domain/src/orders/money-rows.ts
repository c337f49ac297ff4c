import { keptMinor, type MoneyWay, type OrderMoney } from './order-money.ts';
import type { ReturnDestination } from './returned-money.ts';

/** What a row below the total of a bill says: the key of its label. */
export type MoneyRowKey =
  | `paid.${MoneyWay}`
  | `due.${MoneyWay}`
  | `back.${ReturnDestination}`
  | 'onWay'
  | 'byHand'
  | 'kept'
  | 'nothing'
  | 'writtenOff';

/** `atMs` is when money went back; null for other rows and where it is unknown. */
export type MoneyRow = { key: MoneyRowKey; amountMinor: number; atMs: number | null };

type Shown = Pick<OrderMoney, 'charged' | 'due' | 'paper' | 'returned' | 'state' | 'writtenOffMinor'>;

/**
 * The rows below the total of a bill, in minor units: what was charged, what went back, what a cancellation kept, what is due, and
 * what need not be paid any more. Returned amounts are negative.
 */
export function moneyRows({ charged, returned, due, paper, state, writtenOffMinor }: Shown): MoneyRow[] {
  const kept = keptMinor({ charged, returned });
  const isKept = paper === 'cancellation' && kept > 0;
  return [
    ...charged.map(({ way, amountMinor }) => row(`paid.${way}`, amountMinor)),
    ...(state === 'nothing' ? [row('nothing', 0)] : []),
    ...returned.map((part) => row(returnedKey(part), 0 - part.amountMinor, part.atMs)),
    ...(isKept ? [row('kept', kept)] : []),
    ...due.map(({ way, amountMinor }) => row(`due.${way}`, amountMinor)),
    ...(writtenOffMinor > 0 ? [row('writtenOff', writtenOffMinor)] : []),
  ];
}

/** The label of returned money. What is on its way through a provider, or staff still have to pay by hand, is not back yet. */
export function returnedKey({
  to,
  isPending,
}: Pick<OrderMoney['returned'][number], 'isPending' | 'to'>):
  | 'byHand'
  | 'onWay'
  | `back.${ReturnDestination}` {
  if (isPending && to === 'bank') return 'onWay';
  return isPending && to === 'hand' ? 'byHand' : `back.${to}`;
}

function row(key: MoneyRowKey, amountMinor: number, atMs: number | null = null): MoneyRow {
  return { key, amountMinor, atMs };
}
