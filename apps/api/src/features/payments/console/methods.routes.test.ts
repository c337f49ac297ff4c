import { getConfig } from '@errand/contract/config';
import { getSetUp } from '@errand/contract/console/set-up';
import * as contract from '@errand/contract/console/support/offline-methods';
import { listOfflineMethods } from '@errand/contract/payments';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';

const { shop, operator } = await openConsole({
  settings: { offline_payment_status: 1, cash_on_delivery: false },
});

const BODY = {
  name: { en: 'Bank transfer', ar: 'تحويل مصرفي' },
  details: [{ label: { en: 'IBAN' }, value: 'DE02 1203 0000' }],
  questions: [
    { label: { en: 'Transaction number', ar: 'رقم العملية' }, placeholder: { en: 'TR-1' }, required: true },
  ],
};
const offered = () => shop.api.client({ language: 'ar' }).call(listOfflineMethods, {});
const paymentStep = async () =>
  (await operator.call(getSetUp, {})).steps.find(({ step }) => step === 'payment')?.done;

test('a method made in the console is offered to customers, and its fields keep their names when labels change', async () => {
  expect([await offered(), await paymentStep()]).toEqual([[], false]);
  const made = await operator.call(contract.createMethod, { body: BODY });
  expect(await paymentStep()).toBe(true);
  expect(await offered()).toMatchObject([
    {
      method_name: 'تحويل مصرفي',
      method_fields: [{ input_name: 'iban', input_data: 'DE02 1203 0000' }],
      method_informations: [
        { customer_input: 'transaction_number', customer_label: 'رقم العملية', is_required: 1 },
      ],
    },
  ]);
  const [question] = made.questions;
  const change = (body: object) =>
    operator.call(contract.updateMethod, {
      params: { id: made.id },
      body: { ...BODY, active: true, version: made.version, ...body },
    });
  const renamed = [
    { ...question!, label: { en: 'Reference' } },
    { label: { en: 'Transaction number' }, placeholder: { en: '' }, required: false },
  ];
  await change({ questions: renamed });
  expect((await offered())[0]?.method_informations.map(({ customer_input }) => customer_input)).toEqual([
    'transaction_number',
    'transaction_number_2',
  ]);
  expect(await codeOf(change({}))).toBe('changed_meanwhile');
  const { rows } = await operator.call(contract.listMethods, { query: {} });
  await change({ active: false, version: rows[0]?.version ?? '' });
  expect([await offered(), await paymentStep()]).toEqual([[], false]);
});

test('a change of the account needs a second factor, and a method without details is rejected', async () => {
  const later = await shop.signedIn(await shop.makeStaff(), { steppedUp: false });
  expect(await codeOf(later.call(contract.createMethod, { body: BODY }))).toBe('step_up_required');
  const empty = { ...BODY, details: [] };
  await expect(operator.call(contract.createMethod, { body: empty })).rejects.toMatchObject({
    code: 'details',
  });
  expect((await shop.api.client().call(getConfig, {})).offline_payment_status).toBe(1);
});
