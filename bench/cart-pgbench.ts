import { existsSync, globSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { run } from '../tools/run.ts';

const VISITORS = 16;

/** The database's work for adding to a cart: lock the cart, read its lines and the item, change the line, tell others. */
const SCRIPT = `\\set visitor random(1, ${VISITORS})
begin;
insert into carts (owner, module_id, created_at, updated_at) values ('guest:bench-' || :visitor, :module, now(), now())
  on conflict (owner, module_id) do update set updated_at = excluded.updated_at returning id;
select l.* from cart_lines l join carts c on c.id = l.cart_id where c.owner = 'guest:bench-' || :visitor and c.module_id = :module;
select i.*, s.name, m.type, z.time_zone,
  (select json_agg(v) from item_variations v where v.item_id = i.id) as variations,
  (select json_agg(a) from item_add_ons x join add_ons a on a.id = x.add_on_id where x.item_id = i.id) as add_ons
  from items i join stores s on s.id = i.store_id join modules m on m.id = i.module_id join zones z on z.id = s.zone_id
  where i.id = :item;
insert into cart_lines (cart_id, item_id, key, choice, add_ons, quantity)
  select id, :item, 'bench', '{"kind":"plain"}', '[]', 1 from carts where owner = 'guest:bench-' || :visitor and module_id = :module
  on conflict (cart_id, key) do update set quantity = cart_lines.quantity + 1, updated_at = now();
select pg_notify('errand', '{"topic":"cart","data":{}}');
commit;
`;

/** Transactions a second of pgbench with the same connections; null where pgbench is not installed. */
export async function pgbenchTransactions(
  pool: pg.Pool,
  url: URL,
  moduleId: number,
  itemId: number,
  seconds: number,
) {
  const program = [...globSync('/usr/lib/postgresql/*/bin/pgbench'), '/usr/bin/pgbench'].find((file) =>
    existsSync(file),
  );
  if (!program) return null;
  await pool.query("delete from carts where owner like 'guest:bench-%'");
  const script = path.join(mkdtempSync(path.join(os.tmpdir(), 'errand-bench-')), 'cart.sql');
  writeFileSync(script, SCRIPT);
  const host = url.searchParams.get('host') ?? url.hostname;
  const { output } = await run(
    program,
    [
      '-h',
      host,
      ...(url.port ? ['-p', url.port] : []),
      '-U',
      url.username,
      '-n',
      '-M',
      'prepared',
      '-c',
      String(VISITORS),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-D',
      `module=${moduleId}`,
      '-D',
      `item=${itemId}`,
      '-f',
      script,
      url.pathname.slice(1),
    ],
    { env: { PGPASSWORD: decodeURIComponent(url.password) } },
  );
  const tps = /tps = ([\d.]+)/.exec(output)?.[1];
  if (!tps) throw new Error(`pgbench failed:\n${output}`);
  return Number(tps);
}
