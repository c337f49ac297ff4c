import {
  type AccountHolder,
  batchSumMinor,
  SEPA_LENGTHS,
  sepaText,
  type Transfer,
  type TransferBatch,
} from '@errand/domain/banking';
import { moneyText } from '@errand/domain/csv';
import { element, writeXml, type XmlNode } from '../xml/index.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
/** SEPA moves euros. */
const CURRENCY = 'EUR';
const DIGITS = 2;

/**
 * A batch of payouts as SEPA credit transfer, `pain.001.001.09`, that debits the account once and whose costs are shared.
 * Texts are written in the characters of SEPA. The batch must have passed `checkBatch`.
 */
export async function creditTransferFile(batch: TransferBatch): Promise<string> {
  const count = String(batch.transfers.length);
  const sum = moneyText(batchSumMinor(batch), DIGITS);
  const debtor = sepaText(batch.debtor.name, SEPA_LENGTHS.name);
  const content = [
    element('CstmrCdtTrfInitn', [
      element('GrpHdr', [
        element('MsgId', batch.id),
        element('CreDtTm', new Date(batch.createdAtMs).toISOString()),
        element('NbOfTxs', count),
        element('CtrlSum', sum),
        element('InitgPty', [element('Nm', debtor)]),
      ]),
      element('PmtInf', [
        element('PmtInfId', batch.id),
        element('PmtMtd', 'TRF'),
        element('BtchBookg', 'true'),
        element('NbOfTxs', count),
        element('CtrlSum', sum),
        element('PmtTpInf', [element('SvcLvl', [element('Cd', 'SEPA')])]),
        element('ReqdExctnDt', [element('Dt', batch.executeOn)]),
        element('Dbtr', [element('Nm', debtor)]),
        accountNode('DbtrAcct', batch.debtor),
        // The debtor's bank is required; the file says so where its code is not known.
        bankNode('DbtrAgt', batch.debtor) ??
          element('DbtrAgt', [element('FinInstnId', [element('Othr', [element('Id', 'NOTPROVIDED')])])]),
        element('ChrgBr', 'SLEV'),
        ...batch.transfers.map(transferNode),
      ]),
    ]),
  ];
  return writeXml({ name: 'Document', content }, { '': NAMESPACE });
}

function transferNode({ id, amountMinor, creditor, purpose }: Transfer): XmlNode | null {
  return element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', id)]),
    element('Amt', [element('InstdAmt', moneyText(amountMinor, DIGITS), { Ccy: CURRENCY })]),
    bankNode('CdtrAgt', creditor),
    element('Cdtr', [element('Nm', sepaText(creditor.name, SEPA_LENGTHS.name))]),
    accountNode('CdtrAcct', creditor),
    element('RmtInf', [element('Ustrd', sepaText(purpose, SEPA_LENGTHS.purpose))]),
  ]);
}

function accountNode(name: string, { iban }: AccountHolder): XmlNode | null {
  return element(name, [element('Id', [element('IBAN', iban)])]);
}

function bankNode(name: string, { bic }: AccountHolder): XmlNode | null {
  return element(name, [element('FinInstnId', [element('BICFI', bic)])]);
}
