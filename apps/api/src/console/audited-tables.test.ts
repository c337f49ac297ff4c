import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: () => {} });
});
afterAll(() => api.stop());

/** Tables that staff do not change, or whose keys are secrets of visitors. */
const EXEMPT = [
  'attempts',
  'audit_changes',
  'audit_log',
  'cart_lines',
  'carts',
  'city_maps',
  'codes',
  'contact_opt_outs',
  'demo_bank_charges',
  'document_series',
  'files',
  'former_uses',
  'gathered_events',
  'guests',
  'idempotency_keys',
  'identities',
  'inbox_messages',
  'item_imports',
  'item_order_tallies',
  'ledger_months',
  'low_stock_items',
  'message_deliveries',
  'newsletter_links',
  'newsletter_recipients',
  'newsletter_texts',
  'notification_messages',
  'notification_opt_ins',
  'notification_opt_outs',
  'open_streams',
  'payment_events',
  'rental_cart_vehicles',
  'rental_carts',
  'search_counts',
  'search_words',
  'secrets',
  'sessions',
  'sign_in_steps',
  'staff_challenges',
  'store_order_tallies',
  'test_jobs',
  'wished_items',
  'wished_stores',
  'wished_vehicles',
];

test('every table records its changes in the audit log or is named as exempt', async () => {
  const { rows } = await api.db.execute<{ name: string; audited: boolean }>(sql`
    select t.table_name as name, exists (
      select from pg_trigger g join pg_proc p on p.oid = g.tgfoid
      where g.tgrelid = ('public.' || quote_ident(t.table_name))::regclass and p.proname = 'audit_row_change') as audited
    from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`);
  expect(rows.filter(({ audited }) => audited).length).toBeGreaterThan(50);
  const silent = rows.filter(({ audited }) => !audited).map(({ name }) => name);
  expect(silent.toSorted()).toEqual(EXEMPT);
});

test('columns that hold secrets or personal data are replaced by a mark', async () => {
  const { rows } = await api.db.execute<{ name: string; column: string; args: string }>(sql`
    select c.relname as name, a.attname as column, encode(g.tgargs, 'escape') as args
    from pg_trigger g join pg_proc p on p.oid = g.tgfoid join pg_class c on c.oid = g.tgrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where p.proname = 'audit_row_change' and a.attname ~ '(password|secret|token|_hash$|public_key|otp$)'`);
  expect(rows.length).toBeGreaterThan(8);
  for (const { name, column, args } of rows)
    expect(args.split('\\000')[1]?.split(','), `${name}.${column}`).toContain(column);
});

test('the audit log cannot be changed', async () => {
  await api.db.execute(sql`insert into audit_log (at, endpoint, outcome, input, address, user_agent, request_id)
    values (now(), 'test', 'done', '{}', '', '', '')`);
  const message = async (text: ReturnType<typeof sql>) =>
    api.db.execute(text).then(
      () => 'changed',
      (error: { cause?: Error }) => error.cause?.message,
    );
  expect(await message(sql`update audit_log set endpoint = 'other'`)).toBe('the audit log is append-only');
  expect(await message(sql`delete from audit_log`)).toBe('the audit log is append-only');
  expect(await message(sql`truncate audit_log`)).toBe('the audit log is append-only');
});
