import type { InputOf } from '@errand/contract';
import { chooseStorePlan, payStorePlan } from '@errand/contract/registration';
import type { LanguageCode } from '@errand/domain/language';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makePlan, makeStoreApplication } from '../../../test/factories/index.ts';
import { openPayingApi, submitBankChoice } from '../../../test/payments.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { bankCharges } from '../demo-bank/demo-bank.tables.ts';
import { storeApplications } from '../registration/registration.tables.ts';
import { changeSettings } from '../settings/index.ts';
import { RECONCILE_JOB } from './payment-events.ts';
import { payments } from './payments.tables.ts';

const { api, bankOverrides } = await openPayingApi({ settings: { subscription_business_model: 1 } });

type Body = InputOf<typeof payStorePlan>['body'];

async function makeApplicant(priceMinor = 2900) {
  const plan = await makePlan(api.db, { priceMinor });
  const application = await makeStoreApplication(api.db, { plan: 'subscription', planId: plan.id });
  const store_id = application.key;
  const pay = async (body: Partial<Body> = {}, language: LanguageCode = 'en') => {
    const sent = { store_id, payment_gateway: 'demo_bank', ...body };
    return (await api.client({ language }).call(payStorePlan, { body: sent })).redirect_link;
  };
  return {
    plan,
    application,
    pay,
    stored: async () => {
      const [row] = await api.db
        .select()
        .from(storeApplications)
        .where(eq(storeApplications.id, application.id));
      return row;
    },
    attempts: () =>
      api.db.select().from(payments).where(eq(payments.applicationId, application.id)).orderBy(payments.id),
    choose: (package_id: number) =>
      api.client().call(chooseStorePlan, { body: { store_id, business_plan: 'subscription', package_id } }),
  };
}

async function followReturn(decided: Awaited<ReturnType<typeof submitBankChoice>>) {
  return (await api.inject({ url: decided.headers.location as string })).headers.location;
}

async function chargeOf(link: string) {
  const reference = link.split('/').at(-1) ?? '';
  const [charge] = await api.db.select().from(bankCharges).where(eq(bankCharges.reference, reference));
  return charge;
}

test('the plan of an application is paid at the provider’s page, which returns to the callback, exactly once', async () => {
  const { plan, pay, stored, attempts, choose } = await makeApplicant();
  const link = await pay({ callback: '/store-registration?step=done' });
  expect((await api.inject({ url: link })).body).toContain('29.00');
  expect((await chargeOf(link))?.description).toContain('Store plan');
  expect(await stored()).toMatchObject({ planPaidAt: null });
  const decided = await submitBankChoice(api, link, 'twice');
  const locations = await Promise.all([
    followReturn(decided),
    followReturn(decided),
    api.jobs.run().then(() => null),
  ]);
  expect(locations[0]).toBe('/store-registration?step=done&flag=success');
  expect(await stored()).toMatchObject({
    plan: 'subscription',
    planId: plan.id,
    planPaidAt: new Date(api.clock.now()),
  });
  expect(await attempts()).toMatchObject([{ status: 'paid', amountMinor: 2900, planId: plan.id }]);
  expect(await rejectionOf(pay())).toMatchObject({ status: 409, code: 'plan_paid' });
  expect(await rejectionOf(choose(plan.id))).toMatchObject({ status: 409, code: 'plan_paid' });
});

test('two tabs share one attempt; another plan closes it and is paid instead', async () => {
  const { pay, stored, attempts } = await makeApplicant();
  const better = await makePlan(api.db, { priceMinor: 5900 });
  const [first, second] = await Promise.all([
    pay(),
    pay({ payment_gateway: undefined, payment_method: 'demo_bank' }),
  ]);
  expect(await pay()).toBe(first);
  expect(second).toBe(first);
  const other = await pay({ package_id: better.id });
  expect(other).not.toBe(first);
  expect((await attempts()).map(({ status }) => status).toSorted()).toEqual(['canceled', 'open']);
  await submitBankChoice(api, other, 'approve');
  await api.jobs.run();
  expect(await stored()).toMatchObject({ planId: better.id, planPaidAt: expect.any(Date) });
});

test('a declined or expired attempt leaves the plan unpaid, and a payment without a return is found later', async () => {
  const { pay, stored } = await makeApplicant();
  const declined = await submitBankChoice(api, await pay(), 'decline');
  expect(await followReturn(declined)).toBe('/store-registration?flag=fail');
  await submitBankChoice(api, await pay(), 'leave');
  api.clock.advance(31 * 60_000);
  await api.jobs.tick(RECONCILE_JOB);
  expect(await stored()).toMatchObject({ planPaidAt: null });
  await submitBankChoice(api, await pay(), 'close');
  api.clock.advance(3 * 60_000);
  await api.jobs.tick(RECONCILE_JOB);
  expect(await stored()).toMatchObject({ planPaidAt: expect.any(Date) });
});

test('the money of a rejected application is refunded', async () => {
  const { pay, application, stored } = await makeApplicant();
  const link = await pay();
  await api.db
    .update(storeApplications)
    .set({ status: 'rejected' })
    .where(eq(storeApplications.id, application.id));
  await submitBankChoice(api, link, 'approve');
  await api.jobs.run();
  expect((await chargeOf(link))?.refundedMinor).toBe(2900);
  expect(await stored()).toMatchObject({ planPaidAt: null });
});

test('a free plan needs no page', async () => {
  const { pay, stored, attempts } = await makeApplicant(0);
  expect(await pay()).toBe('/store-registration?flag=success');
  expect(await stored()).toMatchObject({ planPaidAt: expect.any(Date) });
  expect(await attempts()).toEqual([]);
});

test('guessed keys, unknown plans and gateways are rejected, and no page is opened', async () => {
  const { pay, attempts } = await makeApplicant();
  const of = async (body: Partial<Body>) => {
    const { status, code } = await rejectionOf(pay(body));
    return [status, code];
  };
  expect(await of({ store_id: 'guessed' })).toEqual([404, 'not_found']);
  expect(await of({ package_id: 999_999 })).toEqual([403, 'package_id']);
  expect(await of({ payment_gateway: undefined })).toEqual([403, 'payment_gateway']);
  expect((await of({ payment_gateway: 'nobody' }))[1]).toBe('payment_gateway');
  expect((await rejectionOf(pay({ package_id: 999_999 }, 'ar'))).message).toBe('هذه الخطة غير متاحة.');
  bankOverrides.now = { create: () => Promise.reject(new Error('unreachable')) };
  expect(await of({})).toEqual([503, 'unavailable']);
  bankOverrides.now = {};
  await changeSettings(api.deps, { subscription_business_model: 0 });
  expect((await of({}))[1]).toBe('package_id');
  await changeSettings(api.deps, { subscription_business_model: 1, digital_payment: false });
  expect((await of({}))[1]).toBe('payment_gateway');
  await changeSettings(api.deps, { digital_payment: true });
  expect((await attempts()).map(({ status }) => status)).toEqual(['created']);
});
