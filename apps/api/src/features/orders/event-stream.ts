import type { ServerResponse } from 'node:http';

/** A browser that does not read for so long that this much waits for it is let go; it comes back and resumes. */
const MOST_WAITING_BYTES = 512 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
};

export type EventStream = {
  send(event: string, data: unknown, id?: number): void;
  /** A comment: keeps proxies from closing a silent connection. */
  beat(): void;
  end(): void;
};

/** Server-sent events on a raw answer; `onClose` runs once, whoever ends it. */
export function openEventStream(raw: ServerResponse, retryMs: number, onClose: () => void): EventStream {
  raw.writeHead(200, HEADERS);
  raw.on('error', () => raw.destroy());
  raw.once('close', onClose);
  write(`retry: ${retryMs}\n\n`);

  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy();
  }

  return {
    send(event, data, id) {
      const head = id === undefined ? '' : `id: ${id}\n`;
      write(`${head}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    beat() {
      write(': \n\n');
    },
    end() {
      if (!raw.writableEnded) raw.end();
    },
  };
}
