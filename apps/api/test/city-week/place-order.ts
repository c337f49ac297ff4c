import type { Client } from '@errand/contract';
import { fundCustomer } from '@errand/contract/console/customers/fundings';
import { confirmOfflinePayment, getOfflinePayment } from '@errand/contract/console/support/offline-payments';
import { saveOfflinePayment } from '@errand/contract/payments';
import { addFund } from '@errand/contract/wallet';
import { makeBuyer } from '../buyers.ts';
import { makeSender } from '../factories/parcels.ts';
import { makeRenter } from '../factories/trips.ts';
import { openBankPage, submitBankChoice } from '../payments.ts';
import type { City } from './city.ts';
import type { ItemName, PlannedOrder } from './planned-order.ts';

/** An order of the week with its customer. */
export type PlacedOrder = { plan: PlannedOrder; id: number; client: Client };

const METHODS = {
  cash: { payment_method: 'cash_on_delivery' },
  card: { payment_method: 'digital_payment' },
  transfer: { payment_method: 'offline_payment' },
  wallet: { payment_method: 'wallet' },
  'wallet, cash': { payment_method: 'cash_on_delivery', partial_payment: 1 },
  'wallet, card': { payment_method: 'digital_payment', partial_payment: 1 },
} as const;

/** Fills the wallets: two by card, and one by the office, which gives 6.00 away. */
export async function fillWallets(city: City): Promise<void> {
  const { api, customers } = city;
  for (const [{ token }, amount] of [
    [customers.dalia, 200],
    [customers.elias, 20],
  ] as const) {
    const { redirect_link: link } = await api
      .client({ token })
      .call(addFund, { body: { amount, payment_method: 'demo_bank', callback: '/wallet' } });
    await submitBankChoice(api, link, 'approve');
  }
  await api.jobs.run();
  const office = await city.as('office');
  await office.call(fundCustomer, {
    params: { id: customers.farah.id },
    body: { amount_minor: 600, reason: 'Waited for long', intent: 'funding-of-farah' },
  });
}

/** Places an order as its customer does, and pays it unless cash is due. */
export async function placeOrder(city: City, plan: PlannedOrder): Promise<PlacedOrder> {
  const placed = { plan, ...(await placeByKind(city, plan)) };
  if (plan.pay.endsWith('card')) await payByCard(city, placed);
  if (plan.pay === 'transfer') await payByTransfer(city, placed);
  return placed;
}

async function placeByKind(city: City, plan: PlannedOrder): Promise<Pick<PlacedOrder, 'id' | 'client'>> {
  const { api, modules } = city;
  const account = plan.customer ? city.customers[plan.customer] : 'guest';
  const method = METHODS[plan.pay];
  const tip = { dm_tips: plan.tip ?? 0 };
  if (plan.type === 'trip') {
    const renter = await makeRenter(api, city, account);
    const pickup = new Date(city.dayAt(plan.day, 2));
    return { id: await renter.rent(method, { pickup_time: pickup }), client: renter.client };
  }
  if (plan.type === 'parcel') {
    const sender = await makeSender(api, { ...city, module: modules.parcels, category: city.parcelCategory });
    const payer = plan.receiverPays ? ({ charge_payer: 'receiver' } as const) : {};
    return { id: (await sender.send({ ...method, ...tip, ...payer })).order_id, client: sender.client };
  }
  const buyer = await makeBuyer(api, { module: modules[plan.of] }, account);
  for (const [name, quantity] of Object.entries(plan.pieces ?? {}))
    await buyer.fill(city.items[name as ItemName].id, quantity);
  const body = { ...method, ...tip, order_type: plan.type, coupon_code: plan.coupon };
  return { id: (await buyer.place(body)).order_id, client: buyer.client };
}

async function payByCard({ api }: City, { id, client }: PlacedOrder): Promise<void> {
  await submitBankChoice(api, await openBankPage({ client }, id), 'approve');
  await api.jobs.run();
}

async function payByTransfer(city: City, { id, client }: PlacedOrder): Promise<void> {
  await client.call(saveOfflinePayment, {
    query: {},
    body: { order_id: id, method_id: city.methodId, reference: `TR ${id}` },
  });
  const office = await city.as('office');
  const params = { id };
  const { version } = await office.call(getOfflinePayment, { params });
  await office.call(confirmOfflinePayment, { params, body: { version } });
}
