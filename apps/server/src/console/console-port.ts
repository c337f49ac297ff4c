import type { Env } from '../env/env.ts';

/** The port of the console: CONSOLE_PORT, or the one after PORT; null if it is off. */
export function consolePort({ CONSOLE_PORT, PORT }: Pick<Env, 'CONSOLE_PORT' | 'PORT'>): number | null {
  if (CONSOLE_PORT === 'off') return null;
  if (CONSOLE_PORT !== undefined) return CONSOLE_PORT;
  if (PORT === 0) return 0;
  return PORT < 65_535 ? PORT + 1 : null;
}

/** The address of the console for links that are made outside of a request. */
export function consoleAddress(env: Pick<Env, 'CONSOLE_PORT' | 'CONSOLE_URL' | 'PORT'>): string {
  return env.CONSOLE_URL ?? `http://localhost:${consolePort(env) ?? env.PORT + 1}`;
}
