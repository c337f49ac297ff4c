import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { envEntries } from './env.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MAIN = path.join(ROOT, 'apps/server/main.js');
const CLI = path.join(ROOT, 'apps/server/cli.js');

/** The product in a process of its own, as `npm start` runs it. */
export interface StartedProduct {
  /** All that it has said so far. */
  said: () => string;
  complained: () => string;
  /** The address it is open at; rejects with what it said when it ends instead. */
  open: () => Promise<string>;
  /** The exit code, null after a signal that it could not answer. */
  ended: Promise<number | null>;
  /** Sends the signal and waits for the end. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** Starts it with `env` alone: neither the tester's variables nor a `.env` in the project count. */
export function startProduct(
  env: Record<string, string>,
  user: { uid?: number; gid?: number } = {},
): StartedProduct {
  return startProcess([MAIN], env, user);
}

/** A command of the operator (`npm run errand -- …`) in a process of its own. */
export function startErrand(words: string[], env: Record<string, string>): StartedProduct {
  return startProcess([CLI, ...words], env);
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
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    said: () => said,
    complained: () => complained,
    ended,
    async open() {
      for (;;) {
        const address = /open at (http:\S+) [\s\S]*Ctrl-C/.exec(said)?.[1];
        if (address) return address.replace('localhost', '127.0.0.1');
        const more = await Promise.race([once(child.stdout, 'data'), ended.then(() => null)]);
        if (!more) throw new Error(`it ended while starting:\n${said}${complained}`);
      }
    },
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** A folder for data that the database's own user may enter too; `remove` takes it away. */
export function makeDataFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-start-'));
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
