import { type SentTransfer, settleTransfers } from '@errand/domain/banking';
import { expect, test } from 'vitest';
import { type BankFile, readBankFile } from './index.ts';

const file = (kind: string, content: string) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${kind}">${content}</Document>`,
  );

async function read(bytes: Buffer): Promise<BankFile> {
  const result = await readBankFile(bytes);
  if ('fault' in result) throw new Error(result.fault);
  return result;
}

const STATUS = file(
  'pain.002.001.10',
  `<CstmrPmtStsRpt><GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-03-06T08:00:00Z</CreDtTm></GrpHdr>
   <OrgnlGrpInfAndSts><OrgnlMsgId>RUN-7</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>
   <OrgnlPmtInfAndSts><OrgnlPmtInfId>RUN-7</OrgnlPmtInfId><PmtInfSts>ACSC</PmtInfSts>
     <TxInfAndSts><OrgnlEndToEndId>PAY-2</OrgnlEndToEndId><TxSts>RJCT</TxSts>
       <StsRsnInf><Rsn><Cd>AC01</Cd></Rsn><AddtlInf>no such account</AddtlInf></StsRsnInf>
       <OrgnlTxRef><Amt><InstdAmt Ccy="EUR">20.00</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>
   </OrgnlPmtInfAndSts></CstmrPmtStsRpt>`,
);

const entryXml = (amount: string, side: string, details: string, status = '<Sts><Cd>BOOK</Cd></Sts>') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${status}<BookgDt><Dt>2026-03-09</Dt></BookgDt>
   <NtryDtls>${details}</NtryDtls></Ntry>`;
const transferXml = (id: string, amount: string, extra = '') =>
  `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt>${extra}</TxDtls>`;
const statement = (entries: string) =>
  file(
    'camt.053.001.08',
    `<BkToCstmrStmt><GrpHdr><MsgId>ST-1</MsgId></GrpHdr><Stmt><Id>1</Id>${entries}</Stmt></BkToCstmrStmt>`,
  );

const sent: SentTransfer[] = [
  { id: 'PAY-1', batch: 'RUN-7', amountMinor: 1000, currency: 'EUR', state: 'sent' },
  { id: 'PAY-2', batch: 'RUN-7', amountMinor: 2000, currency: 'EUR', state: 'sent' },
];

test('an answer says what became of the batch and of single transfers, with the reason', async () => {
  const answer = await read(STATUS);
  expect([answer.kind, answer.id]).toEqual(['status', 'BANK-1']);
  expect(answer.entries).toMatchObject([
    { transfer: null, batch: 'RUN-7', outcome: 'paid' },
    { transfer: 'PAY-2', batch: 'RUN-7', outcome: 'rejected', reason: 'AC01', amountMinor: 2000 },
  ]);
  expect(settleTransfers(sent, answer.entries).changes.map(({ id, state }) => [id, state])).toEqual([
    ['PAY-1', 'paid'],
    ['PAY-2', 'rejected'],
  ]);
});

test('a statement pays by debits and returns by credits, each transfer with its own amount', async () => {
  const entries =
    entryXml('30.00', 'DBIT', transferXml('PAY-1', '10.00') + transferXml('PAY-2', '20.00')) +
    entryXml('20.00', 'CRDT', transferXml('PAY-2', '20.00', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'));
  const { kind, entries: read1 } = await read(statement(entries));
  expect(kind).toBe('statement');
  expect(settleTransfers(sent, read1).changes).toEqual([
    { id: 'PAY-1', state: 'paid', reason: null, on: '2026-03-09' },
    { id: 'PAY-2', state: 'returned', reason: 'AC04', on: '2026-03-09' },
  ]);
});

test('a debit of the whole batch pays all of its transfers', async () => {
  const { entries } = await read(
    statement(entryXml('30.00', 'DBIT', '<Btch><PmtInfId>RUN-7</PmtInfId></Btch>')),
  );
  expect(settleTransfers(sent, entries).changes).toHaveLength(2);
});

test('what is not booked yet, and bookings without an id, book nothing', async () => {
  const pending = entryXml('10.00', 'DBIT', transferXml('PAY-1', '10.00'), '<Sts>PDNG</Sts>');
  const unnamed = entryXml('10.00', 'DBIT', transferXml('NOTPROVIDED', '10.00'));
  const { entries } = await read(statement(pending + unnamed));
  expect(entries).toMatchObject([{ transfer: 'PAY-1', outcome: 'pending', bookedOn: null }]);
});

test('a notification is read like a statement, also with the status of older versions', async () => {
  const content = `<BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>NT-1</MsgId></GrpHdr><Ntfctn>${entryXml('10.00', 'DBIT', transferXml('PAY-1', '10.00'), '<Sts>BOOK</Sts>')}</Ntfctn></BkToCstmrDbtCdtNtfctn>`;
  const { kind, entries } = await read(file('camt.054.001.02', content));
  expect(kind).toBe('notification');
  expect(entries).toMatchObject([{ transfer: 'PAY-1', outcome: 'paid', bookedOn: '2026-03-09' }]);
});

test('an amount that is none is not guessed', async () => {
  for (const amount of ['1e5', '-10.00', '10,00', 'Infinity', '9'.repeat(40)]) {
    const { entries } = await read(statement(entryXml('x', 'DBIT', transferXml('PAY-1', amount))));
    expect(entries).toMatchObject([{ amountMinor: null, currency: null }]);
  }
});

test('other files, and files without their head, are rejected with what is wrong', async () => {
  expect(await readBankFile(file('pain.001.001.09', '<CstmrCdtTrfInitn/>'))).toEqual({ fault: 'other_kind' });
  expect(await readBankFile(Buffer.from('<Document/>'))).toEqual({ fault: 'other_kind' });
  expect(await readBankFile(file('camt.053.001.08', '<BkToCstmrStmt/>'))).toEqual({ fault: 'incomplete' });
  expect(await readBankFile(Buffer.from('PAY-1;paid'))).toEqual({ fault: 'not_xml' });
});
