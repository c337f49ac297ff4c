import type { Reporter } from './reporter.ts';

/**
 * Takes everything down in the order of the list, once, on Ctrl-C or a stop from outside: no new requests, the running
 * ones finish, then jobs, connections, and last the database. A second signal leaves at once.
 */
export function stopOnSignals(stops: (() => Promise<unknown>)[], reporter: Pick<Reporter, 'info'>): void {
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    reporter.info('Closing…');
    for (const step of stops)
      await step().catch((error: Error) => reporter.info(`While closing: ${error.message}`));
    process.exit(0);
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
