import { sellerDetails } from '../../src/features/documents/documents.tables.ts';
import type { Queryable } from '../../src/platform/db/index.ts';

/** What documents say about a store. */
export async function makeSeller(
  q: Queryable,
  storeId: number,
  overrides: Partial<typeof sellerDetails.$inferInsert> = {},
) {
  const [seller] = await q
    .insert(sellerDetails)
    .values({
      storeId,
      legalName: `Harbour Kitchens ${storeId} LLC`,
      address: '1 Harbour Street',
      city: 'Marsa',
      postcode: '12003',
      registerNumber: '',
      taxNumber: '100999000100003',
      changedBy: 0,
      changedAt: new Date('2026-01-01T00:00:00Z'),
      ...overrides,
    })
    .returning();
  return seller!;
}
