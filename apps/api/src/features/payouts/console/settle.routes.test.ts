import { CONSOLE_HEADER } from '@errand/contract/console/console-endpoint';
import * as runs from '@errand/contract/console/finance/runs';
import { expect, test } from 'vitest';
import { changeInConsole } from '../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { IBAN, OTHER_IBAN, payoutWorld } from '../../../../test/payout-world.ts';
import { startStripe } from '../../../../test/stripe.ts';
import { formOf } from '../../../../test/upload.ts';
import { MESSAGE_CONTENTS } from '../../../message-contents.ts';
import { registerMessageJobs } from '../../messaging/index.ts';
import { registerPayoutJobs } from '../payouts.jobs.ts';

const stripe = await startStripe();
const { shop, operator } = await openConsole({
  settings: {
    payout_account_days: 0,
    payout_waiting_days: 0,
    currency_code: 'EUR',
    payout_sender_name: 'Errand GmbH',
    payout_sender_iban: IBAN,
    payout_sender_bic: '',
  },
  deps: { payments: [stripe.provider()] },
});
registerPayoutJobs(shop.deps);
registerMessageJobs(shop.deps, MESSAGE_CONTENTS);
const world = payoutWorld(shop);
const second = await shop.signedIn(await shop.makeStaff());

async function paidRun(...payees: Parameters<typeof world.makePayee>[3][]) {
  const made = [];
  for (const [at, number] of payees.entries())
    made.push(await world.makePayee(operator, 'store', 1000 * (payees.length - at), number));
  const run = await world.create(operator);
  return { run: await world.confirm(second, run.id), payees: made };
}

const settle = (id: number, outcome: 'paid' | 'rejected' | 'returned') =>
  operator.call(runs.settlePayout, { params: { id }, body: { outcome, reason: 'By the bank' } });

test('a payout is marked paid or returned by hand, once, and returned money is in the balance again', async () => {
  const { run, payees } = await paidRun(IBAN, OTHER_IBAN);
  const [one, other] = run.lines;
  const outcomes = await Promise.allSettled([settle(one!.id, 'paid'), settle(one!.id, 'paid')]);
  expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await settle(other!.id, 'rejected');
  // The account is not paid again before it is changed.
  expect(await world.read(operator, payees[1]!)).toMatchObject({ balance_minor: 1000, bank: 'failed' });
  expect(await codeOf(world.create(operator))).toBe('payout_nothing');
  expect(await codeOf(settle(other!.id, 'paid'))).toBe('payout_state');
  await settle(one!.id, 'returned');
  shop.api.clock.advance(1000);
  expect((await world.setAccount(operator, payees[1]!)).bank).toBe('ready');
  expect((await world.read(operator, payees[0]!)).balance_minor).toBe(2000);
  expect(await world.houseBalance('payouts_in_transit')).toBe(0);
  expect(await world.houseBalance('bank')).toBe(0);
  await world.hold(operator, payees[0]!, 2000);
  await world.hold(operator, payees[1]!, 1000);
});

test('a run is exported as SEPA file and as CSV after its confirmation, with the whole account numbers', async () => {
  const { run } = await paidRun(IBAN, OTHER_IBAN);
  const file = (format: 'sepa' | 'csv', id = run.id) =>
    second.call(runs.exportPayoutRun, { params: { id }, body: { format } });
  const sepa = await file('sepa');
  expect(sepa.file_name).toBe(`payouts-${run.reference}.xml`);
  expect(sepa.content).toContain(`<EndToEndId>${run.lines[0]!.reference}</EndToEndId>`);
  expect(sepa.content).toContain(`<IBAN>${OTHER_IBAN}</IBAN>`);
  expect(sepa.content).toContain('<CtrlSum>30.00</CtrlSum>');
  const csv = await file('csv');
  expect(csv.content?.split('\r\n')).toHaveLength(4);
  expect(csv.content).toContain(OTHER_IBAN);
  await changeInConsole(operator, 'payout_sender_iban', '');
  expect(await file('sepa')).toMatchObject({
    content: null,
    faults: [{ payee: null, text: expect.any(String) }],
  });
  await changeInConsole(operator, 'payout_sender_iban', IBAN);
  expect(await second.call(runs.getPayoutRun, { params: { id: run.id } })).toMatchObject({
    exported_at: expect.any(String),
  });
  for (const { id } of run.lines) await settle(id, 'paid');
});

test('the bank’s file pays, rejects and returns, changes nothing when it is read again, and names what contradicts', async () => {
  const { run, payees } = await paidRun(IBAN, OTHER_IBAN, IBAN);
  const [a, b, c] = run.lines.map(({ reference }) => reference);
  const answer = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10">
    <CstmrPmtStsRpt><GrpHdr><MsgId>BANK-1</MsgId></GrpHdr>
    <OrgnlPmtInfAndSts><OrgnlPmtInfId>${run.reference}</OrgnlPmtInfId>
      ${status(a!, 'ACSC', '30.00')}${status(b!, 'RJCT', '20.00')}${status(c!, 'ACSC', '99.00')}
    </OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
  expect(await upload(answer)).toMatchObject({
    status: 200,
    body: { paid: 1, rejected: 1, returned: 0, contradicting: [{ reference: c, amount_minor: 9900 }] },
  });
  expect(await upload(answer)).toMatchObject({ body: { paid: 0, rejected: 0 } });
  const read = await operator.call(runs.getPayoutRun, { params: { id: run.id } });
  expect(read.lines.map((line) => line.status)).toEqual(['paid', 'rejected', 'sent']);
  expect((await world.read(operator, payees[1]!)).balance_minor).toBe(2000);
  expect(await upload('<html></html>')).toMatchObject({ status: 403 });
  await settle(run.lines[2]!.id, 'paid');
  await world.hold(operator, payees[1]!, 2000);
});

function status(id: string, code: string, amount: string): string {
  return `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${code}</TxSts>
    <OrgnlTxRef><Amt><InstdAmt Ccy="EUR">${amount}</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>`;
}

async function upload(xml: string) {
  const response = await shop.app.inject({
    method: 'POST',
    url: runs.readBankFile.path,
    payload: formOf({ file: [Buffer.from(xml)] }),
    headers: { ...operator.headers(), [CONSOLE_HEADER]: '1' },
  });
  return { status: response.statusCode, body: JSON.parse(response.body) as unknown };
}

test('a payout to an account at Stripe is transferred once by its reference, and a rejected one is in the balance again', async () => {
  const { run, payees } = await paidRun('acct_kitchen', 'acct_closed');
  const [good, closed] = run.lines;
  expect(await codeOf(settle(good!.id, 'rejected'))).toBe('payout_state');
  await shop.api.jobs.run();
  const read = await operator.call(runs.getPayoutRun, { params: { id: run.id } });
  expect(read.lines.map((line) => [line.status, line.reason])).toEqual([
    ['paid', 'tr_1'],
    ['rejected', expect.any(String)],
  ]);
  const transfers = stripe.requests.filter(({ path }) => path === '/v1/transfers');
  expect(transfers.map(({ key }) => key)).toEqual([good!.reference, closed!.reference]);
  expect((await world.read(operator, payees[0]!)).balance_minor).toBe(0);
  expect((await world.read(operator, payees[1]!)).balance_minor).toBe(1000);
});
