import type pg from 'pg';

export type TradeSize = { customers: number; orders: number; conversations: number };

/**
 * Fills a scaled catalog with the rows that the console's lists show: customers, orders with lines and history,
 * refunds, conversations, reviews and audit entries. One in a hundred orders is running, and every fiftieth
 * conversation is unread. The same numbers give the same rows.
 */
export async function makeScaledTrade(pool: pg.Pool, size: TradeSize): Promise<void> {
  const { customers, orders, conversations } = size;
  const client = await pool.connect();
  try {
    await client.query('begin; set local statement_timeout = 0');
    await client.query('select setseed(0.5)');
    await client.query(CUSTOMERS, [customers]);
    await client.query(ORDERS, [orders]);
    await client.query(LINES);
    await client.query(HISTORY);
    await client.query(REFUNDS);
    await client.query(CONVERSATIONS, [conversations]);
    await client.query(MESSAGES);
    await client.query(REVIEWS);
    await client.query(AUDIT, [orders]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  await pool.query(
    'vacuum (analyze) customers, orders, order_lines, order_history, order_refunds, conversations, messages, reviews, audit_log',
  );
}

const FIRST = `(array['Amal','Omar','Layla','Yusuf','Hana','Karim','Noor','Salem','Dana','Tariq'])`;
const LAST = `(array['Haddad','Rahman','Saleh','Nasser','Aziz','Mansour','Khalil','Farouk'])`;
const at = (names: string, n: string) => `${names}[1 + ${n} % array_length(${names}, 1)]`;
const NAME = (n: string) => `${at(FIRST, n)} || ' ' || ${at(LAST, `(${n} / 7)`)} || ' ' || ${n}`;

/** The id of the nth row of a table whose ids have no gaps. Its subqueries are evaluated once. */
const idOf = (table: string, n: string) =>
  `((select min(id) from ${table}) + (${n}) % (select count(*) from ${table}))`;

const CUSTOMERS = `
  insert into customers (first_name, last_name, email, phone, ref_code, blocked, removed_at, created_at)
  select ${at(FIRST, 'n')}, ${at(LAST, '(n / 7)')} || ' ' || n, 'person' || n || '@errand.example', '+97150' || (1000000 + n),
    'R' || n, n % 500 = 0, case when n % 1000 = 0 then now() end, now() - ($1::int - n) * interval '5 minutes'
  from generate_series(1, $1::int) n`;

/** The newest hundredth is running; trips and unpaid orders are rare, and the rarest are old. */
const ORDERS = `
  insert into orders (owner, module_id, store_id, zone_id, status, type, payment_method, payment_status, items_minor,
    discount_minor, store_discount_minor, coupon_discount_minor, tax_minor, tax_included, tax_rate, delivery_minor,
    original_delivery_minor, surcharge_minor, additional_minor, packaging_minor, tip_minor, total_minor, contact, otp,
    created_at)
  select 'customer:' || ${idOf('customers', 'n')}, s.module_id, s.id, s.zone_id,
    case when n > $1::int * 0.99 then (array['pending','confirmed','processing','picked_up'])[1 + n % 4]
      when n % 400 = 1 then 'refunded' when n % 20 = 0 then 'canceled' else 'delivered' end,
    case when n < $1::int / 100 and n % 10 = 0 then 'take_away' else 'delivery' end,
    case when n % 30 = 0 then 'offline_payment' else 'cash_on_delivery' end, case when n % 9 = 0 then 'unpaid' else 'paid' end,
    amount, 0, 0, 0, 0, false, 0, 500, 500, 0, 0, 0, 0, amount + 500,
    jsonb_build_object('name', ${NAME('n')}, 'phone', '+97150' || (1000000 + n), 'email', null), '1234',
    now() - ($1::int - n) * interval '2 minutes'
  from (select n, (1000 + random() * 20000)::int as amount, 1 + floor(power(random(), 3) * stores.number)::int as store
      from generate_series(1, $1::int) n, (select count(*) as number from stores) stores) drawn
    join (select row_number() over (order by id) as place, * from stores) s on s.place = drawn.store
  order by n`;

const LINES = `
  insert into order_lines (order_id, item_id, name, slug, choice, choice_text, add_ons, quantity, unit_minor, add_ons_minor,
    discount_minor, tax_minor, total_minor)
  select o.id, ${idOf('items', 'o.id * 7919::bigint + line * 104729')}, '{"en":"Soup"}', 'soup', '{}', '{}', '[]',
    line, 1000, 0, 0, 0, 1000 * line
  from orders o, generate_series(1, 2) line`;

const HISTORY = `
  insert into order_history (order_id, status, actor, at)
  select o.id, step, 'system', o.created_at from orders o, unnest(array['pending', o.status]) step`;

const REFUNDS = `
  insert into order_refunds (order_id, reason, amount_minor, status, created_at)
  select id, 'Cold', total_minor, case when id % 800 = 0 then 'requested' when id % 3 = 0 then 'refused' else 'approved' end,
    created_at from orders where status in ('refunded', 'delivered') and id % 4 = 0 order by id`;

const CONVERSATIONS = `
  insert into conversations (customer_id, partner_type, partner_id, last_at, closed_at)
  select ${idOf('customers', 'n')}, case when n % 10 = 0 then 'admin' else 'vendor' end,
    case when n % 10 = 0 then 0 else ${idOf('stores', 'n * 31')} end,
    now() - ($1::int - n) * interval '3 minutes', case when n % 25 > 0 then now() end
  from generate_series(1, $1::int) n
  on conflict do nothing`;

const MESSAGES = `
  insert into messages (conversation_id, sender, text, seen_at, created_at)
  select id, case when part % 2 = 0 then 'partner' else 'customer' end, 'Where is it?',
    case when part = 3 and id % 50 = 0 then null else last_at end, last_at
  from conversations, generate_series(1, 3) part`;

const REVIEWS = `
  insert into reviews (store_id, item_id, order_id, customer_name, rating, comment, hidden_at, reply, created_at)
  select o.store_id, l.item_id, o.id, jsonb_build_object('en', o.contact->>'name'), 1 + (5 * sqrt(random()))::int % 5,
    jsonb_build_object('en', 'Warm and quick, number ' || o.id, 'ar', 'سريع'), case when o.id % 3000 = 0 then now() end,
    case when o.id % 10 = 0 then '{"en":"Thank you"}'::jsonb end, o.created_at
  from orders o join order_lines l on l.order_id = o.id and l.quantity = 1 where o.status = 'delivered'
  order by o.id on conflict do nothing`;

const AUDIT = `
  insert into audit_log (at, staff_id, endpoint, permission, outcome, target, input, reason, address, user_agent, request_id)
  select now() - ($1::int - n) * interval '1 minute', 1 + n % 20,
    (array['transitionOrder','changeItems','updateStore','decideRefund','signIn'])[1 + n % 5], 'orders.update',
    case when n % 2000 = 0 then 'denied' else 'done' end, 'order:' || (1 + n % 5000), '{}',
    case when n % 10 = 0 then 'Asked by phone, case ' || n end, '127.0.0.1', 'Firefox', n::text
  from generate_series(1, $1::int) n`;
