import { formatMoney } from '@errand/domain/money';
import { moneyRows } from '@errand/domain/orders';
import { translated } from '../../../platform/db/index.ts';
import { escapeHtml, type MailPart } from '../../../platform/messages/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { moneyStyleOf } from '../../settings/index.ts';
import { billOf } from '../read/order-bill.ts';
import { moneyOf } from '../read/order-money.ts';
import type { OrderRow } from '../read/order-row.ts';
import type { OrderLineRow } from '../read/orders.queries.ts';

type Row = { label: string; detail?: string; amount: string; isTotal?: boolean; isFirst?: boolean };

/**
 * What a mail shows of an order: its lines, the parts of its bill, the total, and what was paid, went back and is due, by the
 * functions of the receipt. The amounts of each part add up to the total.
 */
export function orderSummary(order: OrderRow, lines: readonly OrderLineRow[], settings: Settings): MailPart {
  const [first, ...others] = billRows(order, settings);
  const bill = first ? [{ ...first, isFirst: lines.length > 0 }, ...others] : [];
  const rows = [...lines.map((line) => lineRow(line, order, settings)), ...bill];
  return { text: rows.map(textRow).join('\n'), html: tableHtml(rows) };
}

function lineRow(line: OrderLineRow, { language }: OrderRow, settings: Settings): Row {
  return {
    label: `${line.quantity} × ${translated(line.name, language)}`,
    detail: translated(line.choiceText, language),
    amount: formatMoney(line.totalMinor + line.discountMinor, moneyStyleOf(settings)),
  };
}

function billRows(order: OrderRow, settings: Settings): Row[] {
  const { language, type } = order;
  const style = moneyStyleOf(settings);
  const money = moneyOf(order);
  const row = (key: Parameters<typeof textOf>[0], minor: number): Row => ({
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
    ...bill,
    ...(money.returnFeeMinor > 0 ? [row('mails.bill.return', money.returnFeeMinor)] : []),
    ...(money.chargesMinor > 0 ? [row('mails.bill.charges', money.chargesMinor)] : []),
    { ...row(isCanceled ? 'mails.bill.canceledTotal' : 'mails.bill.total', money.totalMinor), isTotal: true },
    ...moneyRows(money).map(({ key, amountMinor }) => row(`mails.money.${key}`, amountMinor)),
    ...(order.tax_included && order.tax_minor > 0
      ? [
          {
            label: textOf('mails.bill.taxIncluded', language, {
              amount: formatMoney(order.tax_minor, style),
            }),
            amount: '',
          },
        ]
      : []),
  ];
}

function textRow({ label, detail, amount }: Row): string {
  return `${label}${detail ? ` (${detail})` : ''}${amount ? `  ${amount}` : ''}`;
}

function tableHtml(rows: readonly Row[]): string {
  const cells = rows.map(({ label, detail, amount, isTotal, isFirst }) => {
    const rule = isFirst ? ' class="rule"' : '';
    const style = `${isTotal ? 'padding:12px 0 6px;font-weight:600' : 'padding:6px 0'}${isFirst ? ';border-top:1px solid #e4e1da' : ''}`;
    const note = detail
      ? `<br><span class="muted" style="color:#6b675e;font-size:14px">${escapeHtml(detail)}</span>`
      : '';
    return `<tr><td${rule} style="${style}"><bdi>${escapeHtml(label)}</bdi>${note}</td><td${rule} style="${style};text-align:end;vertical-align:top;white-space:nowrap"><bdi dir="ltr">${escapeHtml(amount)}</bdi></td></tr>`;
  });
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:20px 0">${cells.join('')}</table>`;
}
