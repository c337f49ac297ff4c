import {
  type BusinessDocument,
  cancellationInvoice,
  creditableMinor,
  creditNote,
  type DocumentHead,
  orderDocument,
  partialCreditNote,
  refundedParts,
  taxKey,
} from '@errand/domain/invoicing';
import { isoDate, localTime } from '@errand/domain/time';
import { lockNames } from '../../../platform/db/index.ts';
import { type DocumentRow, isWaiting, listOfOrders } from '../documents.queries.ts';
import { buyerOf } from '../parties.ts';
import { amountsOf, isEarned, type OrderSource, readSource, refundedGroups } from './order-source.ts';
import { type DraftDocument, type IssueDeps, NO_NUMBER, writeDocument } from './write-document.ts';

/**
 * Issues what is missing of an order's documents, each in a transaction of its own: its invoice once it is earned, then a
 * credit note for each refund and for what was taken off its charges. Idempotent, and the same in any order of events.
 * Without `isNew` an order without an invoice gets none, unless it waits: it can be older than the first document.
 */
export async function issueOrderDocuments(
  deps: IssueDeps,
  orderId: number,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const settings = await deps.settings();
  const source = await readSource(deps, orderId, settings);
  if (!source) return;
  let issued = true;
  while (issued) {
    issued = await deps.db.transaction(async (tx) => {
      await lockNames(tx, [`documents:order:${orderId}`]);
      const subject = subjectOf(orderId);
      const mayBegin = isNew || (await isWaiting(tx, subject));
      const draft = nextDraft(source, await listOfOrders(tx, [orderId]), mayBegin);
      return draft !== null && (await writeDocument(deps, tx, draft)) !== null;
    });
  }
}

function subjectOf(orderId: number): string {
  return `order:${orderId}`;
}

/** The next document that the order lacks; null if it has all of them. */
function nextDraft(source: OrderSource, issued: DocumentRow[], mayBegin: boolean): DraftDocument | null {
  const { id } = source.row;
  const invoice = issued.find(({ subject }) => subject === subjectOf(id));
  if (!invoice) {
    const document = mayBegin ? invoiceOf(source) : null;
    return document && draftOf(source, { subject: subjectOf(id), creditsId: null, document });
  }
  const earlier = issued.filter(({ creditsId }) => creditsId === invoice.id);
  const credit = nextCredit(source, invoice.document, earlier);
  return credit && draftOf(source, { ...credit, creditsId: invoice.id });
}

function draftOf(
  { row }: OrderSource,
  own: Pick<DraftDocument, 'subject' | 'creditsId' | 'document'>,
): DraftDocument {
  const { store_id: storeId, zone_id: zoneId, id: orderId, time_zone: timeZone } = row;
  return { storeId, zoneId, orderId, periodTo: null, timeZone, ...own };
}

/** The invoice of what the order earned, or of what its cancellation kept; null for an order that has done neither. */
function invoiceOf(source: OrderSource): BusinessDocument | null {
  if (isEarned(source)) return orderDocument(headOf(source), amountsOf(source));
  const { money } = source.facts;
  if (!money.isCanceled || money.cancellationFeeMinor === 0) return null;
  return cancellationInvoice(headOf(source), money.cancellationFeeMinor);
}

function headOf({ row, seller, facts, settings }: OrderSource): DocumentHead {
  const buyer = buyerOf(row, settings);
  const ended = row.history.findLast(({ status }) => status === 'delivered' || status === 'returned');
  return {
    kind: buyer.address.line === '' ? 'simplified_invoice' : 'invoice',
    isSelfBilled: false,
    number: NO_NUMBER,
    issuedOn: '',
    issuedAtMs: 0,
    suppliedOn: ended ? isoDate(localTime(Date.parse(ended.at), row.time_zone)) : null,
    period: null,
    dueOn: null,
    currency: settings.currency_code,
    digits: settings.digit_after_decimal_point,
    seller,
    buyer,
    orderNumber: String(facts.order.orderId),
    credits: null,
    notes: [],
  };
}

/** The credit note of the first refund without one, or of charges that were taken off since the invoice. */
function nextCredit(
  source: OrderSource,
  invoice: BusinessDocument,
  earlier: DocumentRow[],
): Pick<DraftDocument, 'subject' | 'document'> | null {
  const notes = earlier.map(({ document }) => document);
  const left = creditableMinor(invoice, notes);
  if (left === 0) return null;
  const isCredited = (id: number) => earlier.some(({ subject }) => subject === `refund:${id}`);
  const refund = source.refunds.find(({ id, amount_minor }) => amount_minor > 0 && !isCredited(id));
  const head = { number: NO_NUMBER, issuedOn: '', issuedAtMs: 0, notes: [] };
  if (refund) {
    const amountMinor = Math.min(refund.amount_minor, left);
    const returnedMinor = Math.min(refund.wallet_minor, amountMinor);
    const subject = `refund:${refund.id}`;
    if (notes.length === 0 && amountMinor === left)
      return { subject, document: creditNote(invoice, head, returnedMinor) };
    const upTo = source.refunds.filter(({ id }) => id === refund.id || isCredited(id));
    const lowered = loweredParts(source, invoice, loweredMinor(earlier));
    const credited = addParts(
      refundedParts(invoice, source.facts.order, refundedGroups(source, upTo)),
      lowered,
    );
    return {
      subject,
      document: partialCreditNote(invoice, notes, head, { amountMinor, returnedMinor, credited }),
    };
  }
  const chargedMinor = invoice.charges
    .concat(invoice.lines)
    .reduce(
      (sum, { label, netMinor }) => ('part' in label && label.part === 'trip_charges' ? sum + netMinor : sum),
      0,
    );
  const standing = source.facts.money.trip?.chargesMinor ?? 0;
  const lowered = loweredMinor(earlier);
  const amountMinor = Math.min(chargedMinor - standing - lowered, left);
  if (amountMinor <= 0) return null;
  const count = earlier.filter(({ subject }) => subject.startsWith('charges:')).length;
  const before = source.refunds.filter(({ id }) => isCredited(id));
  const credited = addParts(
    refundedParts(invoice, source.facts.order, refundedGroups(source, before)),
    loweredParts(source, invoice, lowered + amountMinor),
  );
  return {
    subject: `charges:${source.row.id}:${count + 1}`,
    document: partialCreditNote(invoice, notes, head, { amountMinor, returnedMinor: 0, credited }),
  };
}

type Parts = ReturnType<typeof refundedParts>;

/** What credit notes of charges have taken off. */
function loweredMinor(earlier: readonly DocumentRow[]): number {
  return earlier
    .filter(({ subject }) => subject.startsWith('charges:'))
    .reduce((sum, { totalMinor }) => sum + totalMinor, 0);
}

/** Charges of a trip bear no tax. */
function loweredParts({ seller }: OrderSource, invoice: BusinessDocument, grossMinor: number): Parts {
  const untaxed = taxKey(invoice.seller ?? seller, 0);
  return grossMinor === 0 ? [] : [{ ...untaxed, grossMinor, taxMinor: 0 }];
}

function addParts(parts: Parts, more: Parts): Parts {
  return parts.map((part) => {
    const same = more.find(
      ({ category, ratePercent }) => category === part.category && ratePercent === part.ratePercent,
    );
    return same ? { ...part, grossMinor: part.grossMinor + same.grossMinor } : part;
  });
}
