import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { ITEM_COLUMNS, ITEM_JOINS } from '../apps/api/src/features/catalog/items/item-row.ts';
import { ITEM_IS_ONE_OF } from '../apps/api/src/features/catalog/items/items.queries.ts';
import { run } from '../tools/run.ts';

const VISITORS = 16;

/**
 * The SQL for adding one more of an item that is in the cart, as sequential statements: lock the cart, read its lines and
 * the item, update the line, notify the server. Each client has its own cart. `chr(58)` is a colon, which pgbench would
 * take for the start of a variable even in literals.
 */
const SCRIPT = `begin;
insert into carts (owner, module_id, created_at, updated_at)
  select 'bench-' || :client_id, m.id, now(), now() from modules m where m.id = :module and m.active
  on conflict (owner, module_id) do update set updated_at = excluded.updated_at
  returning id \\gset cart_
select l.id, l.cart_id, l.item_id, l.choice, l.add_ons, l.quantity, l.created_at, l.updated_at
  from cart_lines l where l.cart_id = any(array[:cart_id::int]) order by l.id \\gset line_
select ${ITEM_COLUMNS} from items i ${ITEM_JOINS} where ${ITEM_IS_ONE_OF.replace('$1', 'array[:item::int]')};
update cart_lines set key = key, choice = choice, add_ons = add_ons, quantity = :line_quantity::int + 1,
  updated_at = now() where id = :line_id::int;
select pg_notify('errand', '{"topic":"owner' || chr(58) || 'bench-' || :client_id || '","data":{"kind":"cart","module_id": ' || :module || '}}');
commit;
`;

/** Copies the line that the server wrote to a cart for each client. */
const CARTS = `
  with line as (select * from cart_lines where item_id = $2 order by id limit 1),
    made as (insert into carts (owner, module_id, store_id)
      select 'bench-' || n, $1, i.store_id from generate_series(0, $3::int - 1) n, items i where i.id = $2 returning id)
  insert into cart_lines (cart_id, item_id, key, choice, add_ons, quantity)
  select made.id, $2, line.key, line.choice, line.add_ons, 1 from made, line`;

export type Pgbench = { transactionsPerSecond(seconds: number): Promise<number>; stop(): void };

/** Prepares pgbench with as many connections as the load on the server; null if it is not installed. */
export async function preparePgbench(
  pool: pg.Pool,
  url: URL,
  moduleId: number,
  itemId: number,
): Promise<Pgbench | null> {
  const found = [...globSync('/usr/lib/postgresql/*/bin/pgbench'), '/usr/bin/pgbench'];
  const program = found.find((file) => existsSync(file));
  if (!program) return null;
  await pool.query(CARTS, [moduleId, itemId, VISITORS]);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-pgbench-'));
  const script = path.join(folder, 'cart.sql');
  writeFileSync(script, SCRIPT);
  const connection = ['-h', url.searchParams.get('host') ?? url.hostname, '-U', url.username];
  if (url.port) connection.push('-p', url.port);
  const load = ['-n', '-M', 'prepared', '-c', String(VISITORS), '-j', '2'];
  const values = ['-D', `module=${moduleId}`, '-D', `item=${itemId}`];
  return {
    async transactionsPerSecond(seconds) {
      const database = url.pathname.slice(1);
      const { output } = await run(
        program,
        [...connection, ...load, ...values, '-T', String(seconds), '-f', script, database],
        { env: { PGPASSWORD: decodeURIComponent(url.password) } },
      );
      const rate = /tps = ([\d.]+)/.exec(output)?.[1];
      if (!rate || !/failed transactions: 0 /.test(output)) throw new Error(`pgbench failed:\n${output}`);
      return Number(rate);
    },
    stop: () => rmSync(folder, { recursive: true }),
  };
}
