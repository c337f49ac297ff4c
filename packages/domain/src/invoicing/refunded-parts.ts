import {
  type BookedOrder,
  type GroupAmounts,
  groupAmounts,
  NO_GROUPS,
  REFUND_GROUPS,
  type RefundGroup,
  refundOrder,
} from '../books/index.ts';
import { allocate, shareOf } from '../money/index.ts';
import { sumMinor } from '../orders/index.ts';
import type { TaxedPart } from '../taxes/index.ts';
import type { CreditPart } from './credit-note.ts';
import type { BusinessDocument, DocumentAmount, DocumentLabel } from './document.ts';
import { isSameTax, type TaxKey } from './tax-categories.ts';

/** The refund group of an invoice's part. Lines with a text of their own are goods. */
const GROUP_OF_PART: Partial<Record<string, RefundGroup>> = {
  delivery: 'delivery',
  surcharge: 'delivery',
  tip: 'tip',
  packaging: 'fees',
  additional_charge: 'fees',
};

/** The refunded amount and tax of each tax of an order's invoice. The tax is what the books have taken back. */
export function refundedParts(
  invoice: BusinessDocument,
  order: BookedOrder,
  refunded: GroupAmounts,
): CreditPart[] {
  const paid = groupAmounts(order);
  const parts = REFUND_GROUPS.flatMap((group) => {
    const keys = keysOf(invoice, group);
    const grosses = allocate(
      refunded[group],
      keys.map(({ grossMinor }) => grossMinor),
    );
    const taxed = keys.filter(({ tax }) => tax.category === 'S');
    const taxesLeft = allocate(
      taxOfGroup(order, group, { refundedMinor: refunded[group], paidMinor: paid[group] }),
      taxed.map(({ tax }) => taxMinorOf(invoice, tax)),
    );
    return keys.map(({ tax }, index): CreditPart => {
      const at = taxed.findIndex((one) => isSameTax(one.tax, tax));
      return { ...tax, grossMinor: grosses[index] ?? 0, taxMinor: at < 0 ? 0 : (taxesLeft[at] ?? 0) };
    });
  });
  return invoice.taxes.map(({ category, ratePercent }) => {
    const same = parts.filter((part) => isSameTax(part, { category, ratePercent }));
    return {
      category,
      ratePercent,
      grossMinor: same.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
      taxMinor: same.reduce((sum, { taxMinor }) => sum + taxMinor, 0),
    };
  });
}

/** The taxes of a group, each with the gross amount that the invoice has of it. */
function keysOf(invoice: BusinessDocument, group: RefundGroup): { tax: TaxKey; grossMinor: number }[] {
  const { lines, charges, allowances } = invoice;
  const isOfGroup = ({ label }: { label: DocumentLabel }) => groupOf(label) === group;
  const couponGroup: RefundGroup = lines.some(({ label }) => 'text' in label) ? 'goods' : 'delivery';
  const own: Pick<DocumentAmount, 'netMinor' | 'tax'>[] = [
    ...[...lines, ...charges].filter(isOfGroup),
    ...(couponGroup === group ? allowances : []).map((one) => ({ ...one, netMinor: -one.netMinor })),
  ];
  const keys: { tax: TaxKey; grossMinor: number }[] = [];
  for (const { netMinor, tax } of own) {
    const known = keys.find((one) => isSameTax(one.tax, tax));
    if (known) known.grossMinor += netMinor;
    else keys.push({ tax, grossMinor: netMinor });
  }
  return keys.map(({ tax, grossMinor }) => ({
    tax,
    grossMinor: grossMinor + shareOf(taxMinorOf(invoice, tax), grossMinor, baseMinorOf(invoice, tax) || 1),
  }));
}

function groupOf(label: DocumentLabel): RefundGroup | null {
  return 'part' in label ? (GROUP_OF_PART[label.part] ?? null) : 'goods';
}

/** The tax that the books take back of a group: posted with the refund where it is on top of the price, else in proportion. */
function taxOfGroup(
  order: BookedOrder,
  group: RefundGroup,
  { refundedMinor, paidMinor }: { refundedMinor: number; paidMinor: number },
): number {
  const taxes = order.amounts.taxes.filter((tax) => TAXED_PARTS_OF[group].includes(tax.of));
  if (taxes.some(({ included }) => !included)) {
    const now = { ...NO_GROUPS, [group]: refundedMinor };
    const { postings } = refundOrder(order, { before: NO_GROUPS, now });
    return 0 - sumMinor(postings.filter(({ part }) => part === 'tax'));
  }
  const wholeMinor = taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return paidMinor > 0 ? shareOf(wholeMinor, refundedMinor, paidMinor) : 0;
}
const TAXED_PARTS_OF: Record<RefundGroup, readonly TaxedPart[]> = {
  goods: ['goods'],
  delivery: ['delivery'],
  fees: ['packaging', 'service_fee'],
  tip: [],
};

const subtotalOf = (invoice: BusinessDocument, key: TaxKey) =>
  invoice.taxes.find((tax) => isSameTax(tax, key));
const taxMinorOf = (invoice: BusinessDocument, key: TaxKey) => subtotalOf(invoice, key)?.taxMinor ?? 0;
const baseMinorOf = (invoice: BusinessDocument, key: TaxKey) => subtotalOf(invoice, key)?.baseMinor ?? 0;
