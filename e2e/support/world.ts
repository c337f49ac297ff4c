import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { timeline } from '@errand/domain/orders';
import { startProduct } from '../../apps/server/src/start-testing.ts';
import { databaseUrl, query } from '../../test/postgres.ts';

/** The seeded demo world: a template database, and a data folder whose `cluster` is its server's. */
type Template = { adminUrl: string; template: string; files: string; cluster: string };

type DemoRole = 'operator' | 'support' | 'store-manager' | 'courier';

/** A server with a demo world of its own. */
export type World = {
  /** Runs the next steps of the demo's store and courier immediately, until the order is delivered. */
  deliver: (orderId: string) => Promise<void>;
  /** The same until the order reaches a status. */
  advance: (orderId: string, status: string) => Promise<void>;
  /** An account of the demo in the console; its password is what the server printed. */
  account: (role: DemoRole) => { mail: string; password: string };
  /** Makes the proofs of the second factor older than their validity. */
  expireProofs: () => Promise<void>;
  /** Creates managers of a store, who have the password of the demo's manager. */
  addManagers: (storeSlug: string, mails: string[]) => Promise<void>;
  /** Runs a scheduled job now, and waits until the messages that it caused are sent, also those that are gathered. */
  tick: (job: string) => Promise<void>;
  /** Waits until the messages of what has happened are sent. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
};

/** The ports that follow the shop's belong to the other workers. */
export const CONSOLE_PORT_DISTANCE = 50;

/** Workers inherit the environment of the process that ran the global setup. */
export function provideTemplate(template: Template): void {
  process.env.E2E_TEMPLATE = JSON.stringify(template);
}

/** At real-time speed the demo does nothing by itself during a journey. */
const SPEED = '1';

/** The browsers of the journeys keep the machine busy; a server that sheds load then says nothing about the product. */
export const PATIENCE_MS = '60000';

/**
 * Starts the production build on a copy of the seeded world. With E2E_BASE_URL the journeys use that server, at its own
 * speed, and read the console's passwords from its output in E2E_SERVER_OUTPUT. A world beside another one has a `name`; with
 * `publicUrl` its messages have links. `smtpUrl` receives its mails; `prepare` are statements that change the world before it starts.
 */
export async function openWorld(
  baseUrl: string,
  options: { name?: string; publicUrl?: string; smtpUrl?: string; prepare?: string[] } = {},
): Promise<World> {
  if (process.env.E2E_BASE_URL)
    return {
      deliver: async () => {},
      advance: async () => {},
      expireProofs: async () => {},
      addManagers: async () => {},
      tick: async () => {},
      settle: async () => {},
      account: (role) => accountIn(process.env.E2E_SERVER_OUTPUT ?? '', role),
      close: async () => {},
    };
  const { adminUrl, template, files, cluster } = JSON.parse(process.env.E2E_TEMPLATE ?? '{}') as Template;
  const name = `errand_${options.name ?? 'world'}_${process.pid}`;
  await query(adminUrl, `create database ${name} template ${template}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-world-'));
  cpSync(files, folder, { recursive: true, filter: (source) => source !== cluster });
  const url = databaseUrl(adminUrl, name);
  for (const statement of options.prepare ?? []) await query(url, statement);
  const product = startProduct({
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: new URL(baseUrl).port,
    CONSOLE_PORT: String(Number(new URL(baseUrl).port) + CONSOLE_PORT_DISTANCE),
    DEMO: '1',
    DEMO_SPEED: SPEED,
    LOG_LEVEL: 'error',
    BUSY_AFTER_MS: PATIENCE_MS,
    ...(options.publicUrl && { PUBLIC_URL: options.publicUrl }),
    ...(options.smtpUrl && { SMTP_URL: options.smtpUrl }),
  });
  await product.open();
  return {
    deliver: (orderId) => advance(url, orderId, 'delivered'),
    advance: (orderId, status) => advance(url, orderId, status),
    account: (role) => accountIn(product.output(), role),
    async expireProofs() {
      await query(url, "update staff_sessions set step_up_at = now() - interval '11 minutes'");
    },
    addManagers: (storeSlug, mails) => addManagers(url, storeSlug, mails),
    async tick(job) {
      const [row] = await query<{ id: string }>(
        url,
        `insert into jobs.job (name, data) values ('${job}', '{}') returning id`,
      );
      await wake(url, job);
      await waitFor(`the job ${job}`, async () => {
        const [queued] = await query<{ state: string }>(
          url,
          `select state from jobs.job where id = '${row?.id}'`,
        );
        return queued?.state === 'completed';
      });
      await settle(url);
    },
    settle: () => settle(url),
    async close() {
      await product.kill('SIGTERM');
      process.stderr.write(product.errorOutput());
      await query(adminUrl, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** "operator: operator@errand.example with …" of the server's output. */
function accountIn(output: string, role: DemoRole): { mail: string; password: string } {
  const [, mail, password] = new RegExp(`${role}: (\\S+) with (\\S+)`).exec(output) ?? [];
  if (!mail || !password) throw new Error(`The server printed no account of ${role}.`);
  return { mail, password };
}

/**
 * Each step enqueues the next one, so pending steps are made due until the order has reached the status; so is the return
 * of a parcel by its courier.
 */
async function advance(url: string, orderId: string, status: string): Promise<void> {
  const id = Number(orderId);
  // Later steps stay pending, even if the order reaches the status at this moment.
  const all: readonly string[] = timeline('delivery');
  const steps = all.slice(0, all.indexOf(status) + 1);
  for (let attempts = 0; attempts < 300; attempts += 1) {
    const [order] = await query<{ status: string }>(url, `select status from orders where id = ${id}`);
    if (order?.status === status) return;
    await query(
      url,
      `update jobs.job set start_after = now()
        where (data->>'orderId')::int = ${id} and start_after > now()
          and (name = 'demo.order-step' and data->>'to' = any(array['${steps.join("','")}'])
            or name = 'demo.parcel-return' and '${status}' = 'returned')
          and state in ('created', 'retry')`,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The order ${orderId} did not become ${status}.`);
}

async function addManagers(url: string, storeSlug: string, mails: string[]): Promise<void> {
  await query(
    url,
    `with member as (
       insert into staff (mail, name, language, password_hash, is_demo)
       select address, 'Manager ' || address, 'en', known.password_hash, true
       from unnest(array['${mails.join("','")}']) address, staff known where known.mail = 'store@errand.example'
       returning id)
     insert into staff_grants (staff_id, role, scope_kind, scope_id)
     select member.id, 'store-manager', 'store', stores.id from member, stores where slug = '${storeSlug}'`,
  );
}

/** Events that wait for others to be told with are due at once. */
async function settle(url: string): Promise<void> {
  await waitFor('the messages', async () => {
    const due = await query(
      url,
      `update jobs.job set start_after = now()
        where name = 'notification.gathered' and state = 'created' and start_after > now() returning id`,
    );
    if (due.length > 0) await wake(url, 'notification.gathered');
    const [waiting] = await query<{ count: number }>(
      url,
      `select count(*)::int as count from jobs.job
        where (name like 'notification.%' or name like 'order.%/notifications')
          and state in ('created', 'retry', 'active') and start_after <= now()`,
    );
    return waiting?.count === 0;
  });
}

/** Notifies the workers of a queue as pg-boss does. They poll it every five seconds otherwise. */
async function wake(url: string, queue: string): Promise<void> {
  await query(
    url,
    `select pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), '${queue}')`,
  );
}

async function waitFor(what: string, isDone: () => Promise<boolean>): Promise<void> {
  for (let attempts = 0; attempts < 600; attempts += 1) {
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The journey waited too long for ${what}.`);
}
