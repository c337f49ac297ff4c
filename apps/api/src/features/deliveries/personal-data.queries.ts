import { inArray } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { ownOrders } from '../orders/index.ts';
import { deliveries } from './deliveries.tables.ts';

export const personalData = {
  /** Removes the pictures that couriers took at the customer's door. */
  async erase(tx, { owner }) {
    const own = inArray(deliveries.orderId, await ownOrders.listIds(tx, owner));
    const rows = await tx.select({ proof: deliveries.proof }).from(deliveries).where(own);
    await tx.update(deliveries).set({ proof: null }).where(own);
    return { privateKeys: [], pictureKeys: rows.flatMap(({ proof }) => proof ?? []) };
  },
} satisfies PersonalData;
