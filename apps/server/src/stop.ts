import type { Say } from './say.ts';

/**
 * Takes everything down in the order of the list, once, on Ctrl-C or a stop from outside: no new requests, the running
 * ones finish, then jobs, connections, and last the database. A second signal leaves at once.
 */
export function stopOnSignals(stops: (() => Promise<unknown>)[], say: Pick<Say, 'line'>): void {
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    say.line('Closing…');
    for (const step of stops)
      await step().catch((error: Error) => say.line(`While closing: ${error.message}`));
    process.exit(0);
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
