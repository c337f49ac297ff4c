import { pause, readEvents } from '@errand/client/event-stream.ts';
import { LIVE_EVENTS_PATH, type LiveEvent } from '@errand/contract/live';
import { requestHeaders } from './api/browser-client.ts';
import { CLIENT_ID } from './api/client-id.ts';

/** What has changed elsewhere; `again` when something may have been missed. */
export type Change = LiveEvent | { kind: 'again' };
type Broadcast = { who: string; change: Change; from: string };

const CHANNEL = 'errand';
const RETRY_MS = 2000;
const LONGEST_MS = 30_000;
/** A page first shows itself; what others do can wait so long. */
const START_MS = 3000;

/**
 * Tells what this visitor's other tabs and devices change, until it is stopped. Tabs of one browser tell each other.
 * Devices of one account hear of each other from the server: of all tabs one holds the stream, for all of them, as a
 * browser has few connections. `who` names the visitor among the browser's; `stream` is false for guests, whose
 * devices are one.
 */
export function followVisitor(who: string, stream: boolean, listener: (change: Change) => void): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(CHANNEL);
  // What these tabs did they have told already; the server's word for it brings no news.
  const known = new Set([CLIENT_ID]);

  function hear(change: Change): void {
    if (change.kind === 'again' || change.by === null || !known.has(change.by)) listener(change);
  }

  channel.onmessage = ({ data }: MessageEvent<Broadcast>) => {
    if (data.who !== who) return;
    if (data.change.kind !== 'again' && data.change.by === data.from) {
      known.add(data.from);
      listener(data.change);
    } else hear(data.change);
  };

  async function read(): Promise<void> {
    let wait = RETRY_MS;
    while (!stop.signal.aborted) {
      // Whatever happened before the stream was there was told to nobody.
      const onOpen = () => {
        wait = RETRY_MS;
        pass({ kind: 'again' });
      };
      await readEvents(
        { url: LIVE_EVENTS_PATH, headers: requestHeaders(), signal: stop.signal, onOpen },
        ({ event, data }) => {
          pass(event === 'again' ? { kind: 'again' } : (JSON.parse(data) as LiveEvent));
        },
      ).catch(() => {});
      if (!stop.signal.aborted) await pause(wait, stop.signal);
      wait = Math.min(wait * 2, LONGEST_MS);
    }
  }

  function pass(change: Change): void {
    hear(change);
    channel.postMessage({ who, change, from: CLIENT_ID } satisfies Broadcast);
  }

  async function lead(): Promise<void> {
    await pause(START_MS, stop.signal);
    if (stop.signal.aborted) return;
    // Locks are there on secure pages only; without them every tab reads for itself.
    if (!('locks' in navigator)) return read();
    await navigator.locks.request(`${CHANNEL} ${who}`, { signal: stop.signal }, read).catch(() => {});
  }

  if (stream) void lead();
  return () => {
    stop.abort();
    channel.close();
  };
}

/** Tells this visitor's other tabs what this one has changed. */
export function notifyTabs(who: string, change: LiveEvent): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ who, change, from: CLIENT_ID } satisfies Broadcast);
  channel.close();
}
