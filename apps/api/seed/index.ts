import { sql } from 'drizzle-orm';
import { modules } from '../src/features/modules/modules.tables.ts';
import type { OnProgress, SeedDeps } from './seed.types.ts';

export { DEMO_CUSTOMER } from './rows/demo-customer.ts';
export type { OnProgress, SeedDeps } from './seed.types.ts';

/** Content of a migrated database: nothing, the demo world, or the operator's own shop. */
export type World = 'empty' | 'demo' | 'own';

/** Only the demo world has the map of its city in the database. */
export async function findWorld({ db }: Pick<SeedDeps, 'db'>): Promise<World> {
  const found = await db.execute<{ demo: boolean; own: boolean }>(sql`
    select exists (select from city_maps) as demo,
      exists (select from modules) or exists (select from zones) or exists (select from customers)
        or exists (select from settings) as own`);
  const { demo, own } = found.rows[0] ?? {};
  if (demo) return 'demo';
  return own ? 'own' : 'empty';
}

/** An arbitrary number, the same in every process: an advisory lock serializes concurrent seedings. */
const SEED_LOCK = 7_312_015;

/**
 * Seeds an empty database with the demo world: Marsa with its stores, menus, couriers and one customer. Does nothing
 * when there are modules. All rows are one transaction, so an interrupted seeding leaves none; pictures that it has
 * already stored are reused by the next one.
 */
export async function seedDemoWorld(deps: SeedDeps, onProgress: OnProgress = () => {}): Promise<void> {
  const began = performance.now();
  const seeded = await deps.db.transaction(async (tx) => {
    // The lock waits for a seeding of another process, and storing the pictures takes long on a slow machine.
    await tx.execute(sql`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [known] = await tx.select({ id: modules.id }).from(modules).limit(1);
    if (known) return false;
    // The world data is large: it is loaded only for an empty database.
    const { seedWorld } = await import('./seed-world.ts');
    await seedWorld(tx, deps, onProgress);
    return true;
  });
  if (!seeded) return;
  // Updates the planner's statistics for the new rows before the first request.
  await deps.pool.query('analyze');
  onProgress(1, 'done');
  deps.log?.info({ milliseconds: Math.round(performance.now() - began) }, 'the demo world is in place');
}
