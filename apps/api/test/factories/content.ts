import { pages } from '../../src/features/content/content.tables.ts';
import { courierVehicles } from '../../src/features/registration/registration.tables.ts';
import type { Queryable } from '../../src/platform/db/index.ts';

export async function makePage(q: Queryable, overrides: Partial<typeof pages.$inferInsert> = {}) {
  const row = {
    slug: 'about-us',
    title: { en: 'About us', ar: 'من نحن' },
    html: { en: '<p>Who we are.</p><h2 id="more">More</h2><p>Text</p>', ar: '<p>من نحن.</p>' },
    ...overrides,
  };
  const [page] = await q.insert(pages).values(row).returning();
  return page!;
}

export async function makeVehicle(
  q: Queryable,
  overrides: Partial<typeof courierVehicles.$inferInsert> = {},
) {
  const row = { name: { en: 'Scooter', ar: 'دراجة نارية' }, ...overrides };
  const [vehicle] = await q.insert(courierVehicles).values(row).returning();
  return vehicle!;
}
