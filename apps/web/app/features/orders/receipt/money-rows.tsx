import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order, OrderMoney } from '@errand/contract/orders';
import { toMajor, toMinor } from '@errand/domain/money';
import { moneyRows } from '@errand/domain/orders';
import { useOrderTimes } from '../times/use-order-times.ts';
import { BillRow } from './bill-row.tsx';

type Viewer = Order['viewed_as'];
/** Two refunds may be alike, so that `id` has their position. */
type MoneyLine = { id: string; key: TextKey; amount: number; at: string | null };

/**
 * What was charged, what went back and when, what a cancellation kept, what is due and what need not be paid any more, below
 * the total of a bill.
 */
export function MoneyRows(props: { money: OrderMoney; viewer: Viewer; timeZone: string }) {
  const { money, viewer, timeZone } = props;
  const t = useText();
  const { digits } = useMoney().style;
  const times = useOrderTimes(timeZone);
  return moneyLines(money, viewer, digits).map(({ id, key, amount, at }) => (
    <BillRow key={id} name={t(key)} note={at === null ? null : times.fullDate(at)} amount={amount} />
  ));
}

/** The rows of an order's money in major units. Returned amounts are negative. */
export function moneyLines(money: OrderMoney, viewer: Viewer, digits: number): MoneyLine[] {
  const minor = <Part extends { amount: number }>(part: Part) => ({
    ...part,
    amountMinor: toMinor(part.amount, digits),
  });
  const own = <Part extends OrderMoney['due'][number]>(part: Part) =>
    viewer === 'receiver' && part.way === 'cash_receiver' ? { ...part, way: 'cash_door' as const } : part;
  const rows = moneyRows({
    ...money,
    charged: money.charged.map((part) => minor(own(part))),
    returned: money.returned.map((part) => ({
      ...minor(part),
      isPending: part.pending,
      atMs: part.at === null ? null : Date.parse(part.at),
    })),
    due: money.due.map((part) => minor(own(part))),
    writtenOffMinor: toMinor(money.written_off, digits),
  });
  return rows.map(({ key, amountMinor, atMs }, index) => ({
    id: `${key} ${index}`,
    key: `orders.money.${key}`,
    amount: toMajor(amountMinor, digits),
    at: atMs === null ? null : new Date(atMs).toISOString(),
  }));
}

/** The cash among amounts to be paid, in major units. */
export function cashOf(parts: OrderMoney['due'], digits: number): number {
  const cash = parts.filter(({ way }) => way.startsWith('cash_'));
  return toMajor(sumMinor(cash, digits), digits);
}

/** The part that the wallet paid, in major units; 0 for none. */
export function walletPart({ charged }: OrderMoney): number {
  return charged.find(({ way }) => way === 'wallet')?.amount ?? 0;
}

function sumMinor(parts: readonly { amount: number }[], digits: number): number {
  return parts.reduce((sum, { amount }) => sum + toMinor(amount, digits), 0);
}
