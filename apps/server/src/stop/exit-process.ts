import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Long enough for V8's running compilations. */
const COMPILING_MS = 100;

/**
 * Ends the process. A garbage collection first prevents a deadlock: V8 compiles in threads, which wait for the main
 * thread's collection when the heap is full, while Node waits for these threads on exit.
 */
export async function exitProcess(code: number): Promise<never> {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  await pause(COMPILING_MS);
  process.exit(code);
}
