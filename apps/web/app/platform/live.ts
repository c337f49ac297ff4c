import { jittered, pause } from '@errand/client/pause.ts';
import { fieldsOf } from '@errand/client/stored-fields.ts';
import { LIVE_EVENTS_PATH, type LiveEvent } from '@errand/contract/live';
import { CLIENT_ID, requestHeaders } from './api/browser-client.ts';

/** A change made elsewhere; `again` means that changes may have been missed and everything is to be refetched. */
export type Change = LiveEvent | { kind: 'again' };
type Broadcast = { who: string; change: Change; from: string };

const CHANNEL = 'errand';
const RETRY_MS = 2000;
const LONGEST_MS = 30_000;
/** The stream opens this long after the page, so that it does not compete with the first view. */
const START_MS = 3000;

/**
 * Reports changes by this visitor's other tabs and devices until the returned function is called. Tabs of one browser
 * notify each other through a BroadcastChannel. One tab, the leader, holds the server's event stream for all of them,
 * because browsers limit connections per host. `who` identifies the visitor within the browser; `stream` is false for
 * guests, who have one device.
 */
export function followVisitor(who: string, stream: boolean, listener: (change: Change) => void): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(CHANNEL);
  // Changes by these tabs were broadcast already; the server's event for them is ignored.
  const known = new Set([CLIENT_ID]);

  function receive(change: Change): void {
    if (change.kind === 'again' || change.by === null || !known.has(change.by)) listener(change);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { who: visitor, from, change: sent } = fieldsOf(data);
    // A channel also hears the other channels of its own page, which already shows its changes.
    if (visitor !== who || from === CLIENT_ID) return;
    const change = readChange(sent);
    if (change.kind !== 'again' && change.by === from && change.by) {
      known.add(change.by);
      listener(change);
    } else receive(change);
  });

  async function read(): Promise<void> {
    let wait = RETRY_MS;
    while (!stop.signal.aborted) {
      // Changes before the stream opened were missed.
      const onOpen = () => {
        wait = RETRY_MS;
        pass({ kind: 'again' });
      };
      await import('@errand/client/network/event-stream.ts')
        .then(({ readEvents }) =>
          readEvents(
            { url: LIVE_EVENTS_PATH, headers: requestHeaders(), signal: stop.signal, onOpen },
            ({ event, data }) => {
              pass(event === 'again' ? { kind: 'again' } : (JSON.parse(data) as LiveEvent));
            },
          ),
        )
        .catch(() => {});
      if (!stop.signal.aborted) await pause(jittered(wait), stop.signal);
      wait = Math.min(wait * 2, LONGEST_MS);
    }
  }

  function pass(change: Change): void {
    receive(change);
    channel.postMessage({ who, change, from: CLIENT_ID } satisfies Broadcast);
  }

  async function lead(): Promise<void> {
    await pause(START_MS, stop.signal);
    if (stop.signal.aborted) return;
    // Web Locks need a secure context; without them every tab opens its own stream.
    if (!('locks' in navigator)) return read();
    await navigator.locks.request(`${CHANNEL} ${who}`, { signal: stop.signal }, read).catch(() => {});
  }

  if (stream) void lead();
  return () => {
    stop.abort();
    channel.close();
  };
}

/** A change that a tab has sent, which may run another version: what is unknown here may have changed anything. */
function readChange(sent: unknown): Change {
  const { kind, module_id } = fieldsOf(sent);
  const isKnown =
    kind === 'wishlist' || kind === 'notifications' || (kind === 'cart' && typeof module_id === 'number');
  return isKnown ? (sent as LiveEvent) : { kind: 'again' };
}

/** Notifies this visitor's other tabs of a change made by this one. */
export function notifyTabs(who: string, change: LiveEvent): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ who, change, from: CLIENT_ID } satisfies Broadcast);
  channel.close();
}
