import { readEvents } from '@errand/client/network/event-stream.ts';
import { pause } from '@errand/client/pause.ts';
import { CONSOLE_EVENTS_PATH, type ConsoleEvent } from '@errand/contract/console/events';
import { useEffect } from 'react';
import { CLIENT_ID } from '#platform/api.ts';
import { queries } from '#platform/queries.ts';

const FIRST_PAUSE_MS = 1000;

const LONGEST_PAUSE_MS = 30_000;

/**
 * Follows the console's event stream until stopped and refetches what changed, except changes of this tab. After a lost
 * connection everything on the screen is refetched.
 */
export async function followChanges(signal: AbortSignal): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  let opened = false;
  while (!signal.aborted) {
    try {
      await readEvents(
        {
          url: CONSOLE_EVENTS_PATH,
          headers: { 'X-Client-Id': CLIENT_ID },
          signal,
          onOpen() {
            if (opened) void queries.invalidateQueries();
            opened = true;
            pauseMs = FIRST_PAUSE_MS;
          },
        },
        ({ event, data }) => receive(event, data),
      );
    } catch {
      // The connection was lost or refused; an ended session shows at the next refetch.
    }
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

function receive(event: string | undefined, data: string): void {
  if (event === 'again') {
    void queries.invalidateQueries();
    return;
  }
  if (event !== 'changed') return;
  const { resource, by } = JSON.parse(data) as ConsoleEvent;
  if (by !== CLIENT_ID) void queries.invalidateQueries({ queryKey: [resource] });
}

/** Keeps what is on the screen up to date while the component is mounted. */
export function useLive(): void {
  useEffect(() => {
    const controller = new AbortController();
    void followChanges(controller.signal);
    return () => controller.abort();
  }, []);
}
