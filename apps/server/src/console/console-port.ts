import type { Env } from '../env/env.ts';

/** The port of the console: CONSOLE_PORT, or the one after PORT; null if it is off. */
export function consolePort({ CONSOLE_PORT, PORT }: Pick<Env, 'CONSOLE_PORT' | 'PORT'>): number | null {
  if (CONSOLE_PORT === 'off') return null;
  if (CONSOLE_PORT !== undefined) return CONSOLE_PORT;
  if (PORT === 0) return 0;
  return PORT < 65_535 ? PORT + 1 : null;
}
