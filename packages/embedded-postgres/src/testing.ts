import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from './index.ts';
import { waitFor } from './wait-for.ts';

export const isRoot = process.getuid?.() === 0;

/** A temporary folder that the server's user may enter; it is deleted after the test. */
export function makeScratch(mode = 0o755): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-test-'));
  chmodSync(folder, mode);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs one statement and returns its rows. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A second process of the program that uses the database. */
export interface Starter {
  pid: number;
  server: Omit<EmbeddedPostgres, 'stop'>;
  kill: () => Promise<void>;
  /** Calls `stop` in the process and waits for its exit. */
  end: () => Promise<void>;
}

const SCRIPT = `
const { module, options, umask, uid } = JSON.parse(process.argv[1]);
if (umask !== undefined) process.umask(umask);
if (uid !== undefined) { process.setgroups([]); process.setgid(uid); process.setuid(uid); }
const { startEmbeddedPostgres } = await import(module);
try {
  const { stop, ...server } = await startEmbeddedPostgres(options);
  console.log(JSON.stringify({ server }));
  process.stdin.once('data', async () => { await stop(); process.exit(0); });
} catch (error) {
  console.log(JSON.stringify({ error: error.message }));
}`;

/** Starts a second process of the program; rejects with its error message. */
export async function startInOtherProcess(
  options: EmbeddedPostgresOptions,
  how: { umask?: number; uid?: number; env?: Record<string, string>; wrapper?: string[] } = {},
): Promise<Starter> {
  const module = new URL('./index.ts', import.meta.url).href;
  const argument = JSON.stringify({ module, options, umask: how.umask, uid: how.uid });
  const words = [...(how.wrapper ?? []), process.execPath, '--input-type=module', '-e', SCRIPT, argument];
  const child = spawn(words[0] as string, words.slice(1), {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...how.env },
  });
  const exited = once(child, 'exit');
  let server: Starter['server'] | null = null;
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
    // The watchdog removes the run folder last.
    const runFolder = server && path.dirname(new URL(server.url).searchParams.get('host') as string);
    if (runFolder && !server?.info.adopted) await waitFor(() => !existsSync(runFolder), 10_000);
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const answer = JSON.parse(line) as { server: Starter['server']; error?: string };
  if (answer.error) throw new Error(answer.error);
  server = answer.server;
  const settle = async (act: () => void) => {
    act();
    await exited;
  };
  return {
    pid: child.pid as number,
    server: answer.server,
    kill: () => settle(() => child.kill('SIGKILL')),
    end: () => settle(() => child.stdin.write('end\n')),
  };
}
