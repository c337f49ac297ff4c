import { recordHandover } from '@errand/contract/console/couriers/couriers';
import { carryOrder } from './carry-order.ts';
import type { City } from './city.ts';
import { fillWallets, type PlacedOrder, placeOrder } from './place-order.ts';
import type { CourierName } from './planned-order.ts';
import { PLANNED_ORDERS } from './planned-orders.ts';
import { refundOrder } from './refund-order.ts';

/** What the couriers hand over on the last evening, in minor units. */
const HANDOVERS: Record<CourierName, number> = { amal: 18_000, basil: 4_000 };

/** Lets the seven days happen. Trips are the last orders of a day, because they take six hours of it. */
export async function runWeek(city: City): Promise<PlacedOrder[]> {
  await fillWallets(city);
  const placed: PlacedOrder[] = [];
  for (let day = 1; day <= 7; day += 1) {
    city.setClock(city.dayAt(day));
    for (const plan of PLANNED_ORDERS.filter((one) => one.day === day)) {
      const order = await placeOrder(city, plan);
      placed.push(order);
      await carryOrder(city, order);
      await city.api.jobs.run();
      await refundOrder(city, order);
      await city.api.jobs.run();
    }
  }
  await handOver(city);
  return placed;
}

async function handOver(city: City): Promise<void> {
  const office = await city.as('office');
  for (const name of ['amal', 'basil'] as const) {
    const params = { id: city.couriers[name].id };
    await office.call(recordHandover, {
      params,
      body: { amount_minor: HANDOVERS[name], handed_over_minor: 0 },
    });
  }
}
