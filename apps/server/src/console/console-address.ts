import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../env/env.ts';
import { consolePort } from './console-port.ts';

type Settings = Pick<Env, 'CONSOLE_PORT' | 'CONSOLE_URL' | 'DATA_DIR' | 'PORT'>;

/** Records the address of the running console, which commands in other processes link to. Returns its removal. */
export function recordConsoleAddress(dataDir: string, url: string): () => void {
  writeFileSync(fileIn(dataDir), `${url}\n`);
  return () => rmSync(fileIn(dataDir), { force: true });
}

/**
 * The address of the console for links that are made outside of a request: CONSOLE_URL, or what the running console has
 * recorded. `isAssumed` if neither is known, so that the port follows from the settings of this process alone.
 */
export function consoleAddress(env: Settings): { url: string; isAssumed: boolean } {
  const known = env.CONSOLE_URL ?? recorded(env.DATA_DIR);
  if (known) return { url: known, isAssumed: false };
  return { url: `http://localhost:${consolePort(env) ?? env.PORT + 1}`, isAssumed: true };
}

function recorded(dataDir: string): string | null {
  try {
    return readFileSync(fileIn(dataDir), 'utf8').trim();
  } catch {
    return null;
  }
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'console-address');
}
