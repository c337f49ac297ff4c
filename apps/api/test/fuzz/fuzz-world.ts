import { makeBuyer, makeShop, placeOne } from '../buyers.ts';
import { makeAddress, makeCustomer, makeGuest } from '../factories/index.ts';
import { makeParcelService, makeSender } from '../factories/parcels.ts';
import { makeFleet, makeRenter } from '../factories/trips.ts';
import type { TestApi } from '../harness.ts';
import type { Identity } from './send-call.ts';

/** Rows of every kind with small ids: shops, a parcel service, a fleet, and an order of each. */
export async function makeFuzzWorld(api: TestApi): Promise<void> {
  const shop = await makeShop(api);
  await makeShop(api, { moduleType: 'pharmacy' });
  await placeOne(api, shop);
  const buyer = await makeBuyer(api, shop, 'customer');
  await buyer.fill(shop.item.id);
  const sender = await makeSender(api, await makeParcelService(api));
  await sender.send();
  const renter = await makeRenter(api, await makeFleet(api, { plates: ['A 1', 'A 2'] }));
  await renter.rent();
}

export const NOBODY: Identity = { headers: {}, query: {} };

/** The identities of a fresh guest and a fresh customer. */
export async function makeIdentities(api: TestApi): Promise<Identity[]> {
  const guest = await makeGuest(api.db);
  const customer = await makeCustomer(api.db);
  await makeAddress(api.db, customer.id);
  return [
    NOBODY,
    { headers: {}, query: { guest_id: guest.id } },
    { headers: { authorization: `Bearer ${customer.token}` }, query: {} },
  ];
}
