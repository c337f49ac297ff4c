import { setTimeout as pause } from 'node:timers/promises';
import { LEDGER_FAULTS } from '../apps/api/test/books/ledger-faults.ts';
import { query } from './postgres.ts';

/** An item whose stock is counted, without choices, of a store that is always open. */
const ITEM = `
  select i.id, i.module_id as module, s.zone_id as zone, s.latitude, s.longitude
  from items i join stores s on s.id = i.store_id join modules m on m.id = i.module_id
  where m.type = 'grocery' and m.active and s.active and i.active and i.stock > 20
    and i.maximum_cart_quantity is null and i.campaign_starts is null and i.available_from is null
    and not exists (select from item_variations v where v.item_id = i.id)
    and not exists (select from flash_sale_items f where f.item_id = i.id)
    and not exists (select from store_schedules d where d.store_id = s.id)
  order by i.price_minor desc limit 1`;
const STOCK = 1_000_000;
const QUANTITY = 9;
const RETRY_MS = 50;
const RESPONSE_TIMEOUT_MS = 20_000;
/** How long a shopper retries the last order. */
const FINISH_MS = 60_000;

export type Item = { id: number; module: number; zone: number; latitude: number; longitude: number };
type Visitor = { owner: string; headers: Record<string, string>; body: object };

/** What shoppers know of their orders. */
export type Orders = {
  /** Those that the shop has acknowledged. */
  acknowledged: { id: number; owner: string }[];
  /** The owners of orders without a response: each exists once or not at all. */
  open: Set<string>;
  /** Rejections, which no shopper of these expects. */
  rejections: string[];
};

/** Makes one item of a demo world plentiful and the demo customer rich. */
export async function openShoppers(databaseUrl: string): Promise<Item> {
  const [item] = await query<Item>(databaseUrl, ITEM);
  if (!item) throw new Error('the demo world has no suitable item');
  await query(databaseUrl, `update items set stock = ${STOCK} where id = ${item.id}`);
  await query(
    databaseUrl,
    `insert into ledger_accounts (owner, unit) values ('house:goodwill', 'money') on conflict do nothing`,
  );
  await query(
    databaseUrl,
    `with added as (insert into ledger_transfers (type, at) values ('add_fund', now()) returning id)
     insert into ledger_entries (transfer_id, account_id, amount)
     select added.id, a.id, case a.owner when 'customer:1' then 1000000000 else -1000000000 end
     from added, ledger_accounts a where a.unit = 'money' and a.owner in ('customer:1', 'house:goodwill')`,
  );
  return item;
}

type Shopping = {
  item: Item;
  /** Asked before each request. */
  base: () => string;
  /** No order begins after it. */
  signal: AbortSignal;
  /** Pays from the wallet; without it each order is one of a new guest, in cash. */
  customer?: { email: string; password: string };
  /** The pause after an order, where a test needs few of them. */
  pauseMs?: number;
};

/**
 * Places orders one after the other until `signal` aborts. Each is retried under its idempotency key until it is
 * acknowledged.
 */
export async function placeOrdersUntil(
  orders: Orders,
  { item, base, signal, customer, pauseMs = 0 }: Shopping,
): Promise<void> {
  const { latitude, longitude } = item;
  const scope = {
    'content-type': 'application/json',
    moduleId: String(item.module),
    zoneId: `[${item.zone}]`,
  };
  let stoppedAt = Number.POSITIVE_INFINITY;
  signal.addEventListener('abort', () => {
    stoppedAt = performance.now();
  });

  /** One attempt; null without a response, or with one that another attempt may not get. */
  async function send(method: string, path: string, headers: Record<string, string>, body: object) {
    const response = await request(method, `${base()}/api/v1/${path}`, headers, body);
    if (response?.status === 200) return response.body;
    if (response && response.status < 500 && response.status !== 429)
      throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
    await pause(RETRY_MS);
    return null;
  }

  async function retry(path: string, headers: Record<string, string>, body: object) {
    while (performance.now() < stoppedAt + FINISH_MS) {
      const response = await send('POST', path, headers, body);
      if (response) return response;
    }
    return null;
  }

  async function visit(): Promise<Visitor | null> {
    if (!customer) {
      const guest = await retry('auth/guest/request', scope, {});
      const guest_id = String(guest?.guest_id);
      return guest && { owner: `guest:${guest_id}`, headers: scope, body: { guest_id } };
    }
    const signIn = {
      login_type: 'manual',
      field_type: 'email',
      email_or_phone: customer.email,
      password: customer.password,
    };
    const response = await retry('auth/login', scope, signIn);
    const authorization = `Bearer ${String(response?.token)}`;
    return response && { owner: 'customer:1', headers: { ...scope, authorization }, body: {} };
  }

  async function order({ owner, headers, body }: Visitor): Promise<void> {
    // A line is not idempotent: what an earlier attempt has added is removed, or left with its guest.
    if (customer && !(await send('DELETE', 'customer/cart/remove', headers, body))) return;
    const line = { ...body, item_id: item.id, quantity: QUANTITY };
    if (!(await send('POST', 'customer/cart/add', headers, line))) return;
    orders.open.add(owner);
    const placed = await retry(
      'customer/order/place',
      { ...headers, 'Idempotency-Key': crypto.randomUUID() },
      {
        ...body,
        latitude,
        longitude,
        address: '1 Harbor Road',
        contact_person_name: 'Layla Haddad',
        contact_person_number: '+971501234567',
        order_type: 'delivery',
        payment_method: customer ? 'wallet' : 'cash_on_delivery',
      },
    );
    if (!placed) return;
    orders.open.delete(owner);
    orders.acknowledged.push({ id: Number(placed.order_id), owner });
  }

  try {
    let visitor = await visit();
    while (visitor && !signal.aborted) {
      await order(visitor);
      await pause(pauseMs);
      if (!customer) visitor = await visit();
    }
  } catch (error) {
    orders.rejections.push((error as Error).message);
  }
}

async function request(method: string, url: string, headers: Record<string, string>, body: object) {
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  } catch {
    return null; // no response
  }
}

/** Describes the inconsistencies between acknowledged orders and the database; empty if all is exact. */
export async function findInconsistencies(
  databaseUrl: string,
  item: Item,
  orders: Orders,
): Promise<string[]> {
  const inconsistencies = orders.rejections.map((text) => `rejected: ${text}`);
  const rows = await query<{ id: number; owner: string; paid: number }>(
    databaseUrl,
    `select o.id, o.owner, (select count(*)::int from ledger_transfers t where t.type = 'order_place' and t.reference = o.id::text) as paid
     from orders o where exists (select from order_lines l where l.order_id = o.id and l.item_id = ${item.id})`,
  );
  const owners = new Map(rows.map(({ id, owner }) => [id, owner]));
  for (const { id, owner } of orders.acknowledged)
    if (owners.get(id) !== owner)
      inconsistencies.push(`order ${id} of ${owner} was acknowledged and does not exist`);
  const known = new Set(orders.acknowledged.map(({ id }) => id));
  if (known.size < orders.acknowledged.length)
    inconsistencies.push('two orders were acknowledged with one number');
  const extra = new Map<string, number>();
  for (const { id, owner } of rows) if (!known.has(id)) extra.set(owner, (extra.get(owner) ?? 0) + 1);
  for (const [owner, count] of extra)
    if (count > (orders.open.has(owner) ? 1 : 0))
      inconsistencies.push(`${owner} has ${count} orders too many`);
  for (const { id, owner, paid } of rows)
    if (paid !== (owner.startsWith('customer:') ? 1 : 0))
      inconsistencies.push(`order ${id} was paid ${paid} times`);
  return [...inconsistencies, ...(await findImbalances(databaseUrl, item))];
}

/** Stock and ledger by themselves. */
async function findImbalances(databaseUrl: string, item: Item): Promise<string[]> {
  const [sums] = await query<{ left: number; taken: number }>(
    databaseUrl,
    `select (select stock from items where id = ${item.id}) as left,
       (select coalesce(sum(quantity), 0)::int from order_lines where item_id = ${item.id} and stock_taken) as taken`,
  );
  const { left = 0, taken = 0 } = sums ?? {};
  const faults = await query<{ fault: string }>(databaseUrl, LEDGER_FAULTS);
  return [
    ...(left + taken === STOCK ? [] : [`the stock is ${left} after ${taken} of ${STOCK} were sold`]),
    ...faults.map(({ fault }) => fault),
  ];
}
