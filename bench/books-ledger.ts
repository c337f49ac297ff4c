import type pg from 'pg';

const STORES = 5_000;
const ORDERS = 1_000_000;
const TABLES = ['stores', 'ledger_accounts', 'ledger_transfers', 'ledger_entries'];

/**
 * The ledger of a shop of 5 000 stores over a million orders in two years, a fifth of them of one store: three entries an order,
 * balances and months as the triggers would have kept them. Every store has an account that can be paid. Triggers and
 * foreign keys are off meanwhile. The transfers of the demo, which have the first ids, become the oldest ones.
 */
const STATEMENTS = [
  'set statement_timeout = 0',
  ...TABLES.map((table) => `alter table ${table} disable trigger user`),
  'alter table ledger_entries drop constraint ledger_entries_transfer_id_ledger_transfers_id_fk',
  'alter table ledger_entries drop constraint ledger_entries_account_id_ledger_accounts_id_fk',
  `update ledger_transfers set at = at - interval '3 years', day = (day - interval '3 years')::date`,
  `create temp table bench_store as select * from stores where self_delivery = false order by id limit 1`,
  `do $do$
   declare own text := (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
     where table_name = 'stores' and is_generated = 'NEVER' and column_name not in ('id', 'slug'));
   begin
     execute format('insert into stores (id, slug, %1$s) select 100000 + n, ''bench-'' || n, %1$s
       from bench_store, generate_series(1, ${STORES}) n', own);
   end $do$`,
  `insert into payout_accounts (store_id, kind, holder, sealed_number, tail, changed_by, changed_at)
   select 100000 + n, 'iban', 'Bench', 'sealed', '3000', 1, now() - interval '90 days' from generate_series(1, ${STORES}) n`,
  `insert into ledger_accounts (owner, unit) select 'store:store:' || 100000 + n, 'money' from generate_series(1, ${STORES}) n`,
  `insert into ledger_accounts (owner, unit) values ('house:receivable', 'money'), ('house:commission', 'money')
   on conflict do nothing`,
  `create temp table bench_order as select n as id, now() - interval '2 years' * (1 - n::float8 / ${ORDERS}) as at,
     (select id from ledger_accounts where owner = 'store:store:100001') + case when n % 5 = 0 then 0 else n % ${STORES} end as store
   from generate_series(1, ${ORDERS}) n`,
  `create temp table bench_transfer as select id, at, store, nextval('ledger_transfers_id_seq') as transfer from bench_order order by id`,
  `insert into ledger_transfers (id, type, reference, at, day)
   select transfer, 'earning', 'order:' || 1000000000 + id, at, at::date from bench_transfer order by id`,
  `insert into ledger_entries (transfer_id, account_id, amount, part)
   select t.transfer, side.account, side.amount, side.part
   from bench_transfer t cross join
     (select (select id from ledger_accounts where owner = 'house:receivable' and unit = 'money') as receivable,
       (select id from ledger_accounts where owner = 'house:commission' and unit = 'money') as commission) own
     cross join lateral (values (own.receivable, -1000, 'total'), (t.store, 880, 'items'), (own.commission, 120, 'commission'))
       side (account, amount, part)`,
  `update ledger_accounts a set balance = s.amount from
     (select store, count(*) * 880 as amount from bench_transfer group by store) s where s.store = a.id`,
  `insert into ledger_months (account_id, month, part, shard, entries, amount)
   select store, date_trunc('month', at)::date, 'items', 0, count(*), count(*) * 880 from bench_transfer group by 1, 2`,
  ...TABLES.map((table) => `alter table ${table} enable trigger user`),
  'vacuum analyze',
];

/** Fills the ledger; returns the seconds that it took. */
export async function fillLedger(pool: pg.Pool): Promise<number> {
  const startedAt = performance.now();
  const client = await pool.connect();
  try {
    for (const statement of STATEMENTS) await client.query(statement);
    return (performance.now() - startedAt) / 1000;
  } finally {
    client.release(true);
  }
}
