import { checkBatch, type TransferBatch } from '@errand/domain/banking';
import { expect, test } from 'vitest';
import { allAt, at, readXml, textAt, type XmlTree } from '../xml/index.ts';
import { creditTransferFile } from './credit-transfer.ts';

const batch: TransferBatch = {
  id: 'RUN-7',
  createdAtMs: Date.UTC(2026, 2, 5, 9, 30),
  executeOn: '2026-03-06',
  debtor: { name: 'Errand Günther GmbH', iban: 'DE89370400440532013000', bic: null },
  transfers: [
    {
      id: 'PAY-1',
      amountMinor: 120_450,
      creditor: { name: 'Palm & Sons', iban: 'FR1420041010050500013M02606', bic: 'AGRIFRPP' },
      purpose: 'March, "week" <2>',
    },
    {
      id: 'PAY-2',
      amountMinor: 5,
      creditor: { name: 'Café', iban: 'NO9386011117947', bic: null },
      purpose: 'March',
    },
  ],
};

/** The sequences of pain.001.001.09, of what the file uses. Every element but those with `?` is required in it. */
const SEQUENCES: Record<string, string> = {
  Document: 'CstmrCdtTrfInitn',
  CstmrCdtTrfInitn: 'GrpHdr PmtInf',
  GrpHdr: 'MsgId CreDtTm NbOfTxs CtrlSum InitgPty',
  InitgPty: 'Nm',
  PmtInf:
    'PmtInfId PmtMtd BtchBookg NbOfTxs CtrlSum PmtTpInf ReqdExctnDt Dbtr DbtrAcct DbtrAgt ChrgBr CdtTrfTxInf',
  PmtTpInf: 'SvcLvl',
  SvcLvl: 'Cd',
  ReqdExctnDt: 'Dt',
  Dbtr: 'Nm',
  DbtrAcct: 'Id',
  CdtrAcct: 'Id',
  DbtrAgt: 'FinInstnId',
  CdtrAgt: 'FinInstnId',
  FinInstnId: 'BICFI? Othr?',
  CdtTrfTxInf: 'PmtId Amt CdtrAgt? Cdtr CdtrAcct RmtInf',
  PmtId: 'EndToEndId',
  Amt: 'InstdAmt',
  Cdtr: 'Nm',
  RmtInf: 'Ustrd',
};

async function rootOf(file: string): Promise<XmlTree> {
  const read = await readXml(Buffer.from(file));
  if ('fault' in read) throw new Error(read.fault);
  return read.root;
}

function elementsOf(tree: XmlTree): XmlTree[] {
  return [tree, ...tree.children.flatMap(elementsOf)];
}

test('elements stand in the sequence of the schema, and all that it requires are there', async () => {
  expect(checkBatch(batch)).toEqual([]);
  const root = await rootOf(await creditTransferFile(batch));
  expect(root.namespace).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
  for (const { name, children } of elementsOf(root)) {
    const sequence = SEQUENCES[name]?.split(' ');
    if (!sequence) continue;
    const names = children.map((child) => child.name);
    const known = sequence.map((element) => element.replace('?', ''));
    expect(names.map((child) => known.indexOf(child))).not.toContain(-1);
    expect([...new Set(names)]).toEqual(known.filter((element) => names.includes(element)));
    const required = sequence.filter((element) => !element.endsWith('?'));
    expect(required.filter((element) => !names.includes(element))).toEqual([]);
  }
});

test('number and sum of the transfers are stated for the file and for the batch', async () => {
  const content = at(await rootOf(await creditTransferFile(batch)), 'CstmrCdtTrfInitn');
  for (const part of ['GrpHdr', 'PmtInf']) {
    expect(content && textAt(content, part, 'NbOfTxs')).toBe('2');
    expect(content && textAt(content, part, 'CtrlSum')).toBe('1204.55');
  }
});

test('each transfer has its id, amount in euros, account and payee in the characters of SEPA', async () => {
  const root = await rootOf(await creditTransferFile(batch));
  const [first, second] = allAt(root, 'CstmrCdtTrfInitn', 'PmtInf', 'CdtTrfTxInf');
  if (!first || !second) throw new Error('two transfers');
  expect(textAt(first, 'PmtId', 'EndToEndId')).toBe('PAY-1');
  expect(at(first, 'Amt', 'InstdAmt')).toMatchObject({ text: '1204.50', attributes: { Ccy: 'EUR' } });
  expect(textAt(first, 'Cdtr', 'Nm')).toBe('Palm + Sons');
  expect(textAt(first, 'CdtrAcct', 'Id', 'IBAN')).toBe('FR1420041010050500013M02606');
  expect(textAt(first, 'CdtrAgt', 'FinInstnId', 'BICFI')).toBe('AGRIFRPP');
  expect(textAt(first, 'RmtInf', 'Ustrd')).toBe("March, 'week' 2");
  expect(at(second, 'CdtrAgt')).toBeNull();
  expect(textAt(second, 'Amt', 'InstdAmt')).toBe('0.05');
});

test('the costs are shared, the account is debited once, and an unknown bank of the debtor is said to be unknown', async () => {
  const batchNode = at(await rootOf(await creditTransferFile(batch)), 'CstmrCdtTrfInitn', 'PmtInf');
  if (!batchNode) throw new Error('a batch');
  expect(textAt(batchNode, 'ChrgBr')).toBe('SLEV');
  expect(textAt(batchNode, 'BtchBookg')).toBe('true');
  expect(textAt(batchNode, 'DbtrAgt', 'FinInstnId', 'Othr', 'Id')).toBe('NOTPROVIDED');
  expect(textAt(batchNode, 'ReqdExctnDt', 'Dt')).toBe('2026-03-06');
});
