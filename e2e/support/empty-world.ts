import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startErrand, startProduct } from '../../apps/server/src/start-testing.ts';
import { databaseUrl, query } from '../../test/postgres.ts';
import { CONSOLE_PORT_DISTANCE, PATIENCE_MS } from './world.ts';

/** A server with an empty database of its own, as an operator starts it (`DEMO=0`). */
export type EmptyWorld = {
  shop: string;
  console: string;
  /** Adds the first member by the command line. Returns the secret of the one-time link. */
  addStaff: (mail: string) => Promise<string>;
  /** Makes the proofs of the second factor older than the ten minutes for which they are valid. */
  expireProofs: () => Promise<void>;
  /** The SMS provider: sets its rejection (null accepts), and lists the messages that it has accepted. */
  sms: { rejectWith: (response: string | null) => void; accepted: () => { to: string; text: string }[] };
  close: () => Promise<void>;
};

/** The demo worlds of the workers use the ports below. */
const PORT_DISTANCE = 100;

/** Starts the production build beside the worker's demo world. `more` are further variables of its environment. */
export async function openEmptyWorld(
  baseUrl: string,
  more: Record<string, string> = {},
): Promise<EmptyWorld> {
  const { adminUrl } = JSON.parse(process.env.E2E_TEMPLATE ?? '{}') as { adminUrl: string };
  const name = `errand_empty_${process.pid}`;
  await query(adminUrl, `create database ${name}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-empty-'));
  const provider = await startSmsProvider();
  const port = emptyPort(baseUrl);
  const env = {
    DATABASE_URL: databaseUrl(adminUrl, name),
    DATA_DIR: folder,
    PORT: String(port),
    CONSOLE_PORT: String(port + CONSOLE_PORT_DISTANCE),
    DEMO: '0',
    SHOP_COUNTRY: 'DE',
    SHOP_CURRENCY: 'EUR',
    SHOP_LOCATION: '53.5461,9.9664',
    SMS_PROVIDER: 'webhook',
    SMS_WEBHOOK_URL: provider.url,
    SMS_WEBHOOK_SECRET: 'a secret of the journey',
    LOG_LEVEL: 'fatal',
    BUSY_AFTER_MS: PATIENCE_MS,
    ...more,
  };
  const product = startProduct(env);
  await product.open();
  return {
    shop: `http://127.0.0.1:${port}`,
    console: `http://127.0.0.1:${port + CONSOLE_PORT_DISTANCE}`,
    async addStaff(mail) {
      const command = startErrand(['staff', 'add', mail, '--json'], env);
      await command.exitCode;
      const { link } = JSON.parse(command.output()) as { link: string };
      return new URL(link).hash.slice(1);
    },
    async expireProofs() {
      await query(env.DATABASE_URL, `update staff_sessions set step_up_at = step_up_at - interval '1 hour'`);
    },
    sms: provider,
    async close() {
      await product.kill('SIGTERM');
      process.stderr.write(product.errorOutput());
      provider.close();
      await query(adminUrl, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The port of the shop of an empty world. */
export function emptyPort(baseUrl: string): number {
  return Number(new URL(baseUrl).port) + PORT_DISTANCE;
}

/** An SMS provider of the kind `webhook` that can reject messages with a given response. */
async function startSmsProvider() {
  const accepted: { to: string; text: string }[] = [];
  let rejection: string | null = null;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (rejection !== null) {
        response.writeHead(422).end(rejection);
        return;
      }
      accepted.push(JSON.parse(Buffer.concat(chunks).toString()) as { to: string; text: string });
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    rejectWith: (response: string | null) => {
      rejection = response;
    },
    accepted: () => accepted,
    close: () => server.close(),
  };
}
