import type { Readiness } from '@errand/api/platform/health';
import type { FastifyInstance } from 'fastify';
import type { Reporter } from '../reporter.ts';
import { exitProcess } from './exit-process.ts';

export type StopSignal = 'SIGINT' | 'SIGTERM';
export type StopStep = (signal: StopSignal) => Promise<unknown>;

/** Time in which running requests may finish after the listener has closed. Then their connections are cut. */
const FINISH_MS = 15_000;
/** Time for all steps after draining, including the stop of the embedded database. */
const STOP_MS = 40_000;

/**
 * Runs `steps` in order on SIGINT or SIGTERM: the server finishes running requests, then jobs, connections and finally
 * the database stop. A second signal exits immediately, and so does a step that hangs.
 */
export function stopOnSignals(
  steps: StopStep[],
  { reporter, drainMs }: { reporter: Pick<Reporter, 'info'>; drainMs: number },
): void {
  let stopping = false;
  async function stop(signal: StopSignal): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    reporter.info('Stopping…');
    setTimeout(() => {
      reporter.info('Stopping takes too long: the process ends now.');
      process.exit(1);
    }, drainMs + STOP_MS).unref();
    for (const step of steps)
      await step(signal).catch((error: Error) => reporter.info(`Error while stopping: ${error.message}`));
    await exitProcess(0);
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/**
 * Closes the server without losing requests. `/readyz` turns to 503, and the process continues to serve until `drain`
 * resolves, when load balancers have noticed. Then the listener, idle connections and event streams close, running
 * requests finish, and remaining connections are cut after `finishMs`.
 */
export async function closeServer(
  app: FastifyInstance,
  readiness: Readiness,
  { drain, finishMs = FINISH_MS }: { drain: () => Promise<unknown>; finishMs?: number },
): Promise<void> {
  readiness.stop();
  await drain();
  // A connection that becomes idle after the close began would stay open until its keep-alive ends.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), finishMs);
  await app.close().finally(() => {
    clearInterval(idle);
    clearTimeout(cut);
  });
}

const IDLE_CHECK_MS = 100;
