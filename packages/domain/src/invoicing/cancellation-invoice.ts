import type { BusinessDocument, DocumentHead } from './document.ts';
import { documentBody } from './document-body.ts';
import { taxKey } from './tax-categories.ts';

/** Makes the invoice of a cancellation fee, which bears no tax and is paid from the payment of the order. */
export function cancellationInvoice(head: DocumentHead, feeMinor: number): BusinessDocument {
  const tax = taxKey(head.seller, 0);
  const body = documentBody({
    taxIncluded: false,
    lines: [
      {
        label: { part: 'cancellation_fee' },
        note: null,
        quantity: 1,
        unit: 'C62',
        amountMinor: feeMinor,
        discountMinor: 0,
        tax,
      },
    ],
    allowances: [],
    charges: [],
    taxes: [],
    roundingMinor: 0,
    totalMinor: feeMinor,
    prepaidMinor: feeMinor,
  });
  return { ...head, ...body };
}
