import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { requestHeaders } from './browser-client.ts';

/** Without a word for this long the connection is taken for dead: the server sends a heartbeat every 15 s. */
const SILENCE_MS = 40_000;

type Reading = { url: string; lastEventId?: string; signal: AbortSignal; onOpen?: () => void };

/** Reads server-sent events with the headers of every request until they end; rejects when they cannot be had. */
export async function readEvents(
  { url, lastEventId, signal, onOpen }: Reading,
  onEvent: (event: EventSourceMessage) => void,
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const response = await fetch(url, {
    headers: definedOnly({
      ...requestHeaders(),
      accept: 'text/event-stream',
      'Last-Event-ID': lastEventId || undefined,
    }),
    signal: AbortSignal.any([signal, silence.signal]),
  });
  if (!response.ok || !response.body) throw new Error(`event stream: ${response.status}`);
  onOpen?.();
  const parser = createParser({ onEvent });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
    parser.feed(part.value);
  }
  clearTimeout(timer);
}

function definedOnly(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Waits, or less when the network returns or the page is looked at again. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', done);
    signal?.addEventListener('abort', done);
  });
}
