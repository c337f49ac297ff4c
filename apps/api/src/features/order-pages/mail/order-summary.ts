import { formatMoney } from '@errand/domain/money';
import { moneyRows } from '@errand/domain/orders';
import { translated } from '../../../platform/db/index.ts';
import { type AmountRow, amountTable, type MailPart } from '../../../platform/messages/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { moneyStyleOf } from '../../settings/index.ts';
import { billOf } from '../read/order-bill.ts';
import { moneyOf } from '../read/order-money.ts';
import type { OrderRow } from '../read/order-row.ts';
import type { OrderLineRow } from '../read/orders.queries.ts';

/**
 * What a mail shows of an order: its lines, the parts of its bill, the total, and what was paid, went back and is due, by the
 * functions of the receipt. The amounts of each part add up to the total.
 */
export function orderSummary(order: OrderRow, lines: readonly OrderLineRow[], settings: Settings): MailPart {
  const ordered = lines.map((line) => lineRow(line, order, settings));
  return amountTable(order.language, [ordered, ...billGroups(order, settings)]);
}

function lineRow(line: OrderLineRow, { language }: OrderRow, settings: Settings): AmountRow {
  return {
    quantity: line.quantity,
    label: translated(line.name, language),
    detail: translated(line.choiceText, language),
    amount: formatMoney(line.totalMinor + line.discountMinor, moneyStyleOf(settings)),
  };
}

/** The parts of the bill, and the total with how it is paid. */
function billGroups(order: OrderRow, settings: Settings): AmountRow[][] {
  const { language, type } = order;
  const style = moneyStyleOf(settings);
  const money = moneyOf(order);
  const row = (key: Parameters<typeof textOf>[0], minor: number): AmountRow => ({
    label: textOf(key, language),
    amount: formatMoney(minor, style),
  });
  const isFree = (name: string, minor: number) => name === 'delivery' && minor === 0 && type === 'delivery';
  const bill = billOf(order)
    .filter(({ name, amountMinor }) => amountMinor !== 0 || isFree(name, amountMinor))
    .map(({ name, amountMinor }) => ({
      ...row(`mails.bill.${name}`, amountMinor),
      ...(isFree(name, amountMinor) && { amount: textOf('mails.bill.free', language) }),
    }));
  const isCanceled = money.paper === 'cancellation';
  return [
    [
      ...bill,
      ...(money.returnFeeMinor > 0 ? [row('mails.bill.return', money.returnFeeMinor)] : []),
      ...(money.chargesMinor > 0 ? [row('mails.bill.charges', money.chargesMinor)] : []),
    ],
    [
      {
        ...row(isCanceled ? 'mails.bill.canceledTotal' : 'mails.bill.total', money.totalMinor),
        isTotal: true,
      },
      ...moneyRows(money).map(({ key, amountMinor }) => row(`mails.money.${key}`, amountMinor)),
      ...(order.tax_included && order.tax_minor > 0 ? [taxNote(order, settings)] : []),
    ],
  ];
}

function taxNote({ language, tax_minor }: OrderRow, settings: Settings): AmountRow {
  const amount = formatMoney(tax_minor, moneyStyleOf(settings));
  return { label: textOf('mails.bill.taxIncluded', language, { amount }) };
}
