import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import type { EmbeddedPostgres } from '@errand/embedded-postgres';

/** The installed version of PgBouncer, 1.24 as 124; 0 if there is none. */
export function pgBouncerVersion(): number {
  try {
    const [, major, minor] =
      /PgBouncer (\d+)\.(\d+)/.exec(execFileSync('pgbouncer', ['--version'], { encoding: 'utf8' })) ?? [];
    return Number(major) * 100 + Number(minor);
  } catch {
    return 0;
  }
}

/** The first version that keeps named statements in transaction mode. */
export const KEEPS_STATEMENTS = 121;

/** Starts PgBouncer in transaction mode in front of an embedded server. */
export async function startPgBouncer(
  { url, info }: EmbeddedPostgres,
  folder: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const home = path.join(folder, 'pgbouncer');
  mkdirSync(home);
  chmodSync(home, 0o777); // as root it runs as the user of the server, whose socket it opens
  const config = path.join(home, 'pgbouncer.ini');
  const statements = pgBouncerVersion() >= KEEPS_STATEMENTS ? 'max_prepared_statements = 500\n' : '';
  writeFileSync(
    config,
    `[databases]
errand = host=${new URL(url).searchParams.get('host')} dbname=errand user=errand
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 200
default_pool_size = 10
${statements}`,
  );
  const user = info.uid === null ? {} : { uid: info.uid };
  const child = spawn('pgbouncer', [config], { ...user, stdio: 'ignore' });
  const exited = once(child, 'exit');
  await listening(port);
  return {
    url: `postgresql://errand@127.0.0.1:${port}/errand`,
    async stop() {
      child.kill('SIGQUIT');
      await exited;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const opened = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (opened) return;
  }
}
