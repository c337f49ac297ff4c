import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Long enough for what V8 still compiles. */
const COMPILING_MS = 100;

/**
 * Ends the process. V8 compiles in threads, which wait for a garbage collection by the main thread when the heap has
 * reached its limit. A main thread that exits collects no more, and Node waits for the threads: on a busy machine one
 * of thirty failed starts hung forever. The collection makes room before.
 */
export async function exitProcess(code: number): Promise<never> {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  await pause(COMPILING_MS);
  process.exit(code);
}
