import { lastDayOf } from '@errand/domain/books';
import {
  type BusinessDocument,
  type CommissionAmount,
  commissionInvoice,
  creditableMinor,
  type DocumentHead,
  type Party,
  partialCreditNote,
  type TaxKey,
  taxKey,
} from '@errand/domain/invoicing';
import { lockNames, prepared, type Tx } from '../../../platform/db/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import { findShopTimeZone } from '../../settings/index.ts';
import { hasReverseCharge, storePlaceSql } from '../../stores/stores.views.ts';
import { type DocumentRow, findSeller, listBillsOf, listWaitingMonths } from '../documents.queries.ts';
import { operatorParty, storeParty } from '../parties.ts';
import { type BilledSum, listBilled } from './bill.queries.ts';
import { type DraftDocument, type IssueDeps, NO_NUMBER, writeDocument } from './write-document.ts';

/**
 * Issues what a closed month costs a store: commission, plan, advertisements, and deliveries that it made free, as the books
 * have posted them. A month in which more was given back than charged becomes a credit note of an earlier invoice; without
 * one it is billed with the next month. Idempotent; the caller makes sure that the month is over.
 */
export async function billStore(deps: IssueDeps, storeId: number, month: string): Promise<void> {
  // A month that waited for data comes first, because invoices follow each other.
  for (const waiting of await listWaitingMonths(deps.db, storeId))
    if (waiting < month) await billMonth(deps, storeId, waiting);
  await billMonth(deps, storeId, month);
}

async function billMonth(deps: IssueDeps, storeId: number, month: string): Promise<void> {
  const settings = await deps.settings();
  const timeZone = await findShopTimeZone(deps.db);
  const places = await prepared<{ zone_id: number | null }>(
    deps.pool,
    'billed-store',
    `select ${storePlaceSql('$1')} as zone_id`,
    [storeId],
  );
  const zoneId = places[0]?.zone_id;
  if (zoneId == null) return;
  await deps.db.transaction(async (tx) => {
    await lockNames(tx, [`documents:store:${storeId}`]);
    const bills = await listBillsOf(tx, storeId);
    const last = bills.find(({ periodTo }) => periodTo !== null)?.periodTo ?? null;
    const to = lastDayOf(month);
    if (last !== null && last >= to) return;
    const sums = await listBilled(tx, storeId, { from: last === null ? `${month}-01` : nextDay(last), to });
    const period = { from: `${sums[0]?.month ?? month}-01`, to };
    const place = { storeId, zoneId, orderId: null, periodTo: to, timeZone };
    for (const draft of await draftsOf(tx, { storeId, month, settings, sums, period, bills }))
      await writeDocument(deps, tx, { ...place, ...draft });
  });
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

type Billing = {
  storeId: number;
  month: string;
  settings: Settings;
  sums: BilledSum[];
  period: { from: string; to: string };
  bills: DocumentRow[];
};

async function draftsOf(
  tx: Tx,
  { storeId, month, settings, sums, period, bills }: Billing,
): Promise<Pick<DraftDocument, 'subject' | 'creditsId' | 'document'>[]> {
  const subject = `store:${storeId}:${month}`;
  const totalMinor = sums.reduce((sum, { netMinor, taxMinor }) => sum + netMinor + taxMinor, 0);
  if (totalMinor < 0) {
    const parts = creditsOf(bills, 0 - totalMinor);
    return parts.map(({ invoice, amountMinor, notes }) => ({
      subject: `${subject}:${invoice.id}`,
      creditsId: invoice.id,
      document: partialCreditNote(
        invoice.document,
        notes,
        { number: NO_NUMBER, issuedOn: '', issuedAtMs: 0, notes: [] },
        { amountMinor, returnedMinor: amountMinor },
      ),
    }));
  }
  const seller = operatorParty(settings);
  const details = await findSeller(tx, storeId);
  const buyer = storeParty(storeId, details, settings);
  const isReverse = await hasReverseCharge(tx, storeId);
  const document = invoiceOf(sums, { seller, buyer, settings, period, isReverse });
  return document ? [{ subject, creditsId: null, document }] : [];
}

/** Earlier invoices that an amount can be credited of, the latest first; none if they have less left. */
function creditsOf(bills: DocumentRow[], amountMinor: number) {
  let leftMinor = amountMinor;
  const parts = bills
    .filter(({ kind }) => kind === 'commission_invoice')
    .flatMap((invoice) => {
      const notes = bills.filter(({ creditsId }) => creditsId === invoice.id).map(({ document }) => document);
      const partMinor = Math.min(leftMinor, creditableMinor(invoice.document, notes));
      leftMinor -= partMinor;
      return partMinor > 0 ? [{ invoice, notes, amountMinor: partMinor }] : [];
    });
  return leftMinor > 0 ? [] : parts;
}

/** The invoice of what was charged; null if that was nothing. It was set off against the balance of the store. */
function invoiceOf(
  sums: BilledSum[],
  parties: { seller: Party; buyer: Party; settings: Settings; period: Billing['period']; isReverse: boolean },
): BusinessDocument | null {
  const { seller, buyer, settings, period, isReverse } = parties;
  const keyOf = (ratePercent: number): TaxKey =>
    isReverse && ratePercent === 0 ? { category: 'AE', ratePercent: 0 } : taxKey(seller, ratePercent);
  const amounts = merged(sums).map(({ what, ratePercent, netMinor }) => ({
    label: { part: what },
    amountMinor: netMinor,
    tax: keyOf(ratePercent),
  }));
  const lines = amounts.filter(({ amountMinor }) => amountMinor > 0);
  if (lines.length === 0) return null;
  const corrections = amounts
    .filter(({ amountMinor }) => amountMinor < 0)
    .map((one): CommissionAmount => ({ ...one, amountMinor: 0 - one.amountMinor }));
  const taxes = new Map<number, number>();
  for (const { ratePercent, taxMinor } of sums)
    if (taxMinor !== 0) taxes.set(ratePercent, (taxes.get(ratePercent) ?? 0) + taxMinor);
  const taxed = [...taxes].map(([rate, taxMinor]) => ({ ...keyOf(rate), taxMinor }));
  const settledMinor =
    lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) -
    corrections.reduce((sum, { amountMinor }) => sum + amountMinor, 0) +
    taxed.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
  const head: DocumentHead = {
    kind: 'commission_invoice',
    isSelfBilled: false,
    number: NO_NUMBER,
    issuedOn: '',
    issuedAtMs: 0,
    suppliedOn: null,
    period,
    dueOn: null,
    currency: settings.currency_code,
    digits: settings.digit_after_decimal_point,
    seller,
    // A seller outside of the tax names no tax number of its buyer (BR-O-02).
    buyer: seller.taxNumber === null ? { ...buyer, taxNumber: null } : buyer,
    orderNumber: null,
    credits: null,
    notes: [],
  };
  return commissionInvoice(head, { lines, corrections, taxes: taxed, settledMinor });
}

/** One sum for each thing and rate, over all months. */
function merged(sums: BilledSum[]): BilledSum[] {
  const all = new Map<string, BilledSum>();
  for (const one of sums) {
    const key = `${one.what} ${one.ratePercent}`;
    const known = all.get(key);
    all.set(key, { ...one, netMinor: one.netMinor + (known?.netMinor ?? 0) });
  }
  return [...all.values()];
}
