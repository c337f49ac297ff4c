import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { anyOf } from './any-of.ts';
import { stayed } from './leaving.ts';

/** A connection without data for this long counts as dead; the server sends a heartbeat every 15 s. */
const SILENCE_MS = 40_000;
/** The shorter limit after the device slept or lost its network, because timers slept as well. */
const RESUME_SILENCE_MS = 20_000;

type Reading = {
  url: string;
  headers: Record<string, string | undefined>;
  lastEventId?: string;
  signal: AbortSignal;
  onOpen?: () => void;
  /** Called for everything that arrives, heartbeats included. */
  onData?: (() => void) | undefined;
};

/**
 * Reads server-sent events with request headers, which EventSource cannot send. Resolves at the end of the stream;
 * rejects when it cannot be opened, but not while the page is left.
 */
export async function readEvents(
  { url, headers, lastEventId, signal, onOpen, onData }: Reading,
  onEvent: (event: EventSourceMessage) => void,
): Promise<void> {
  const silence = watchSilence();
  try {
    const response = await fetch(url, {
      headers: definedOnly({
        ...headers,
        accept: 'text/event-stream',
        'Last-Event-ID': lastEventId || undefined,
      }),
      signal: anyOf([signal, silence.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`event stream: ${response.status}`);
    onOpen?.();
    const parser = createParser({ onEvent });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      silence.receive();
      onData?.();
      parser.feed(part.value);
    }
  } catch (error) {
    if (!signal.aborted && !silence.signal.aborted) await stayed();
    throw error;
  } finally {
    silence.stop();
  }
}

/** Aborts a dead connection: after a long silence, or a shorter one when the device wakes or is online again. */
function watchSilence() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let lastDataAt = 0;

  function receive(): void {
    lastDataAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), SILENCE_MS);
  }

  function checkSilence(): void {
    if (!document.hidden && Date.now() - lastDataAt > RESUME_SILENCE_MS) controller.abort();
  }

  receive();
  window.addEventListener('online', checkSilence);
  document.addEventListener('visibilitychange', checkSilence);
  return {
    signal: controller.signal,
    receive,
    stop(): void {
      clearTimeout(timer);
      window.removeEventListener('online', checkSilence);
      document.removeEventListener('visibilitychange', checkSilence);
    },
  };
}

function definedOnly(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
