import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { envEntries } from './env/env.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MAIN = path.join(ROOT, 'apps/server/main.js');
const CLI = path.join(ROOT, 'apps/server/cli.js');

/** The product in a separate process, as `npm start` runs it. */
export interface StartedProduct {
  pid: number;
  /** Its standard output so far. */
  output: () => string;
  errorOutput: () => string;
  /** Resolves with its address. Rejects with its output if the process ends. */
  open: () => Promise<string>;
  /** The exit code; null if a signal killed it. */
  exitCode: Promise<number | null>;
  /** Sends the signal and waits for the exit. */
  kill: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** Starts the product with `env` alone: neither inherited variables nor a `.env` of the project apply. */
export function startProduct(
  env: Record<string, string>,
  user: { uid?: number; gid?: number } = {},
): StartedProduct {
  return startProcess([MAIN], env, user);
}

/** Runs an operator's command (`npm run errand -- …`) in a separate process. */
export function startErrand(args: string[], env: Record<string, string>): StartedProduct {
  return startProcess([CLI, ...args], env);
}

function startProcess(
  args: string[],
  env: Record<string, string>,
  user: { uid?: number; gid?: number } = {},
): StartedProduct {
  const unset = Object.fromEntries(envEntries.map(({ name }) => [name, '']));
  const child = spawn(process.execPath, args, {
    ...user,
    env: { PATH: process.env['PATH'], HOME: os.tmpdir(), ...unset, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errorOutput = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk;
  });
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  return {
    pid: child.pid ?? 0,
    output: () => output,
    errorOutput: () => errorOutput,
    exitCode,
    async open() {
      for (;;) {
        const address = /open at (http:\S+) [\s\S]*Ctrl-C/.exec(output)?.[1];
        if (address) return address.replace('localhost', '127.0.0.1');
        const more = await Promise.race([once(child.stdout, 'data'), exitCode.then(() => null)]);
        if (!more) throw new Error(`The product ended while starting:\n${output}${errorOutput}`);
      }
    },
    kill(signal) {
      child.kill(signal);
      return exitCode;
    },
  };
}

/** A data folder that the user of the database server may enter; `remove` deletes it. */
export function makeDataFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-start-'));
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
