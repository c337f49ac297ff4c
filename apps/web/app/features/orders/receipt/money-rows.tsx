import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import type { Order, OrderMoney } from '@errand/contract/orders';
import { toMajor, toMinor } from '@errand/domain/money';
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

/** The rows of an order's money. Returned amounts are negative. */
export function moneyLines(money: OrderMoney, viewer: Viewer, digits: number): MoneyLine[] {
  const { charged, returned, due, paper, state, written_off: writtenOff } = money;
  const own = (way: OrderMoney['due'][number]['way']) =>
    viewer === 'receiver' && way === 'cash_receiver' ? 'cash_door' : way;
  const keptMinor = sumMinor(charged, digits) - sumMinor(returned, digits);
  const isKept = paper === 'cancellation' && keptMinor > 0;
  const lines = [
    ...charged.map(({ way, amount }) => line(`orders.money.paid.${own(way)}`, amount)),
    ...(state === 'nothing' ? [line('orders.money.nothing', 0)] : []),
    ...returned.map((part) => line(returnLabel(part), -part.amount, part.at)),
    ...(isKept ? [line('orders.money.kept', toMajor(keptMinor, digits))] : []),
    ...due.map(({ way, amount }) => line(`orders.money.due.${own(way)}`, amount)),
    ...(writtenOff > 0 ? [line('orders.money.writtenOff', writtenOff)] : []),
  ];
  return lines.map((one, index) => ({ ...one, id: `${one.key} ${index}` }));
}

/** Money on its way through a provider, or that staff still have to pay by hand, is not back yet. */
function returnLabel({ to, pending }: OrderMoney['returned'][number]): TextKey {
  if (pending && to === 'bank') return 'orders.money.onWay';
  return pending && to === 'hand' ? 'orders.money.byHand' : `orders.money.back.${to}`;
}

function line(key: TextKey, amount: number, at: string | null = null): Omit<MoneyLine, 'id'> {
  return { key, amount, at };
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
