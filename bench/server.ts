import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Starts the product as `npm start` does and waits until it answers. */
export async function startProduct(
  port: number,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; ms: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [path.join(ROOT, 'apps/server/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(`http://127.0.0.1:${port}/readyz`, child);
  return { child, ms: performance.now() - begun };
}

export async function startBare(port: number, url: string, world: object): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(ROOT, 'bench/bare.ts'), String(port), url], {
    env: { ...process.env, BENCH: JSON.stringify(world), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((resolve) => child.once('message', resolve));
  return child;
}

export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + 240_000;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error('the product stopped while starting');
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the product did not become ready');
}
