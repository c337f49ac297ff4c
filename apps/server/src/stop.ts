import type { Reporter } from './reporter.ts';

/**
 * Runs `stops` in order on SIGINT or SIGTERM: the server finishes running requests, then jobs, connections and at last the
 * database stop. A second signal exits immediately.
 */
export function stopOnSignals(stops: (() => Promise<unknown>)[], reporter: Pick<Reporter, 'info'>): void {
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    reporter.info('Stopping…');
    for (const step of stops)
      await step().catch((error: Error) => reporter.info(`Error while stopping: ${error.message}`));
    process.exit(0);
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
