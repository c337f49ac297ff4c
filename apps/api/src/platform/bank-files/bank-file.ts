import type { BankEntry, BankOutcome } from '@errand/domain/banking';
import { currencyDigits, toMinor } from '@errand/domain/money';
import { allAt, at, readXml, textAt, type XmlFault, type XmlTree } from '../xml/index.ts';

/** What a bank's file contains: answers to a batch, a statement of an account, or its single bookings. */
export type BankFile = {
  kind: 'status' | 'statement' | 'notification';
  /** The id of the file, which a second reading has again. */
  id: string;
  entries: BankEntry[];
};

/** Why a file was not read: as for XML, another kind of file, or one without the elements that it must have. */
export type BankFileFault = XmlFault | 'other_kind' | 'incomplete';

/** The kinds by their namespaces; versions add elements and keep those that are read here. */
const KINDS = [
  { kind: 'status', namespace: 'pain.002.001', root: 'CstmrPmtStsRpt', read: statusEntries },
  { kind: 'statement', namespace: 'camt.053.001', root: 'BkToCstmrStmt', read: bookedEntries('Stmt') },
  {
    kind: 'notification',
    namespace: 'camt.054.001',
    root: 'BkToCstmrDbtCdtNtfctn',
    read: bookedEntries('Ntfctn'),
  },
] as const;

/** Reads a bank's answer (`pain.002`), statement (`camt.053`) or notification (`camt.054`) about payouts. */
export async function readBankFile(bytes: Uint8Array): Promise<BankFile | { fault: BankFileFault }> {
  const read = await readXml(bytes);
  if ('fault' in read) return read;
  const { root } = read;
  const found = KINDS.find(({ namespace }) =>
    root.namespace.startsWith(`urn:iso:std:iso:20022:tech:xsd:${namespace}.`),
  );
  if (root.name !== 'Document' || found === undefined) return { fault: 'other_kind' };
  const content = at(root, found.root);
  const id = content && textAt(content, 'GrpHdr', 'MsgId');
  if (content === null || id === null) return { fault: 'incomplete' };
  return { kind: found.kind, id, entries: found.read(content) };
}

/** Codes of a payment's status. Settled at the creditor is paid; all other good ones may still be rejected. */
const STATUSES: Readonly<Record<string, BankOutcome>> = {
  RCVD: 'pending',
  PDNG: 'pending',
  ACTC: 'accepted',
  ACCP: 'accepted',
  ACSP: 'accepted',
  ACWC: 'accepted',
  ACSC: 'paid',
  ACCC: 'paid',
  RJCT: 'rejected',
  CANC: 'rejected',
};

/** The answers of `pain.002`: about the file, about its batch, and about single transfers. */
function statusEntries(content: XmlTree): BankEntry[] {
  const group = at(content, 'OrgnlGrpInfAndSts');
  const ofGroup = group && statusEntry(group, 'GrpSts', textAt(group, 'OrgnlMsgId'), null);
  const ofBatches = allAt(content, 'OrgnlPmtInfAndSts').flatMap((batch) => {
    const id = textAt(batch, 'OrgnlPmtInfId');
    const ofBatch = statusEntry(batch, 'PmtInfSts', id, null);
    const ofTransfers = allAt(batch, 'TxInfAndSts').flatMap((transfer) => {
      const named = textAt(transfer, 'OrgnlEndToEndId');
      return named === null ? [] : (statusEntry(transfer, 'TxSts', id, named) ?? []);
    });
    return [ofBatch, ...ofTransfers].filter((entry) => entry !== null);
  });
  return ofGroup === null ? ofBatches : [ofGroup, ...ofBatches];
}

/** A status; null without one, and for one that says that transfers differ (PART). */
function statusEntry(
  node: XmlTree,
  status: string,
  batch: string | null,
  transfer: string | null,
): BankEntry | null {
  const outcome = STATUSES[textAt(node, status) ?? ''];
  if (outcome === undefined) return null;
  const reason = textAt(node, 'StsRsnInf', 'Rsn', 'Cd');
  return {
    transfer,
    batch,
    outcome,
    reason,
    ...amountOf(at(node, 'OrgnlTxRef', 'Amt', 'InstdAmt')),
    bookedOn: null,
  };
}

/** The entries of statements and notifications: debits are payments of ours, credits that name one are returns. */
function bookedEntries(list: string): (content: XmlTree) => BankEntry[] {
  return (content) => allAt(content, list, 'Ntry').flatMap(entriesOf);
}

function entriesOf(entry: XmlTree): BankEntry[] {
  const isBooked = (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')) === 'BOOK';
  const booked = textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm')?.slice(0, 10) ?? null;
  const isDebit = textAt(entry, 'CdtDbtInd') === 'DBIT';
  const outcome = isBooked ? (isDebit ? 'paid' : 'returned') : 'pending';
  const facts = { outcome, bookedOn: isBooked ? booked : null } as const;
  return allAt(entry, 'NtryDtls').flatMap((details): BankEntry[] => {
    const transfers = allAt(details, 'TxDtls').flatMap((transfer): BankEntry[] => {
      const id = textAt(transfer, 'Refs', 'EndToEndId');
      if (id === null || id === 'NOTPROVIDED') return [];
      // One transfer of an entry has its amount; the entry has the sum.
      const amount = at(transfer, 'Amt') ?? at(transfer, 'AmtDtls', 'TxAmt', 'Amt') ?? at(entry, 'Amt');
      const reason = textAt(transfer, 'RtrInf', 'Rsn', 'Cd');
      const batch = textAt(transfer, 'Refs', 'PmtInfId') ?? textAt(details, 'Btch', 'PmtInfId');
      return [{ transfer: id, batch, reason, ...amountOf(amount), ...facts }];
    });
    const batch = textAt(details, 'Btch', 'PmtInfId') ?? textAt(details, 'Btch', 'MsgId');
    if (transfers.length > 0 || batch === null) return transfers;
    return [{ transfer: null, batch, reason: null, ...amountOf(at(entry, 'Amt')), ...facts }];
  });
}

function amountOf(node: XmlTree | null): Pick<BankEntry, 'amountMinor' | 'currency'> {
  const currency = node?.attributes['Ccy'] ?? null;
  // Longer amounts are none: a number could not hold them.
  if (
    node === null ||
    currency === null ||
    !/^[A-Z]{3}$/.test(currency) ||
    !/^\d{1,13}(\.\d{1,5})?$/.test(node.text)
  )
    return { amountMinor: null, currency: null };
  return { amountMinor: toMinor(Number(node.text), currencyDigits(currency)), currency };
}
