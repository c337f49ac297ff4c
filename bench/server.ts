import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchWorld } from './world.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Starts the server as `npm start` does and waits until it is ready; `ms` is the startup time. */
export async function startProduct(
  port: number,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; ms: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(ROOT, 'apps/server/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      CONSOLE_PORT: 'off',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  killAtExit(child);
  await untilReady(`http://127.0.0.1:${port}/readyz`, child);
  return { child, ms: performance.now() - startedAt };
}

export async function startBare(port: number, url: string, world: BenchWorld): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(ROOT, 'bench/bare.ts'), String(port), url], {
    env: { ...process.env, BENCH: JSON.stringify(world), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  killAtExit(child);
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('the bare server stopped during startup')));
  });
  return child;
}

export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Kills the server at the exit of the benchmark, also after a failure. */
function killAtExit(child: ChildProcess): void {
  process.once('exit', () => child.kill('SIGKILL'));
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + 240_000;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error('the server stopped during startup');
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the server did not become ready');
}
