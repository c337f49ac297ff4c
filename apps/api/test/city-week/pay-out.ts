import { CONSOLE_HEADER } from '@errand/contract/console/console-endpoint';
import { holdBalance } from '@errand/contract/console/finance/balances';
import * as runs from '@errand/contract/console/finance/runs';
import { formOf } from '../upload.ts';
import type { City } from './city.ts';

/** Keeps a part of the balance of a store. */
export async function holdOf(city: City, store: 'kitchen', amountMinor: number): Promise<void> {
  const office = await city.as('office');
  await office.call(holdBalance, {
    params: { payees: 'stores', id: city.stores[store].id },
    body: { amount_minor: amountMinor, reason: 'A customer disputes an order' },
  });
}

/** Plans payouts to all stores or couriers that can be paid at least the minimum. */
export async function planRun(city: City, payees: 'stores' | 'couriers', minimumMinor: number) {
  const office = await city.as('office');
  return office.call(runs.createPayoutRun, {
    body: { payees, minimum_minor: minimumMinor, intent: `the run of ${payees}` },
  });
}

/** What a bank's statement (camt.053) says of transfers: booked, or returned. */
export type BankEntry = { reference: string; amountMinor: number; isReturned?: true };

/** Uploads the statement of a bank, as the office does. */
export async function readStatement(city: City, entries: readonly BankEntry[]): Promise<unknown> {
  const office = await city.as('office');
  const response = await city.shop.app.inject({
    method: 'POST',
    url: runs.readBankFile.path,
    payload: formOf({ file: [Buffer.from(statement(entries))] }),
    headers: { ...office.headers(), [CONSOLE_HEADER]: '1' },
  });
  return JSON.parse(response.body);
}

function statement(entries: readonly BankEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
    <BkToCstmrStmt><GrpHdr><MsgId>ST-1</MsgId></GrpHdr><Stmt><Id>1</Id>${entries.map(entryOf).join('')}</Stmt>
    </BkToCstmrStmt></Document>`;
}

function entryOf({ reference, amountMinor, isReturned }: BankEntry): string {
  const amount = `<Amt Ccy="EUR">${(amountMinor / 100).toFixed(2)}</Amt>`;
  const side = `<CdtDbtInd>${isReturned ? 'CRDT' : 'DBIT'}</CdtDbtInd>`;
  const cause = isReturned ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : '';
  return `<Ntry>${amount}${side}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-04-02</Dt></BookgDt><NtryDtls><TxDtls>
    <Refs><EndToEndId>${reference}</EndToEndId></Refs>${amount}${cause}</TxDtls></NtryDtls></Ntry>`;
}
