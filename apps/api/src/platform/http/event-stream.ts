import type { FastifyInstance, FastifyReply } from 'fastify';
import { openStreams } from '../metrics/metrics.ts';

/** A connection with more unread bytes than this is closed; the browser reconnects and resumes. */
const MAX_WAITING_BYTES = 512 * 1024;

/**
 * Base of the reconnect delay. Browsers wait half to one and a half of it, so that those of a stopped process do not
 * reconnect together.
 */
const RETRY_MS = 2000;
const HEARTBEAT_MS = 15_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
};

export type EventStream = {
  send(event: string, data: unknown, id?: number): void;
  /** Sends a comment, which keeps proxies from closing a silent connection. */
  beat(): void;
  end(): void;
};

/**
 * The event streams of a route; they end when the server stops. The returned function takes over a reply: `onBeat` runs
 * with every heartbeat, `onClose` once, whether client or server ends the stream.
 */
export function eventStreams(app: FastifyInstance) {
  const open = new Set<EventStream>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
  return function openStream(
    reply: FastifyReply,
    { onBeat, onClose }: { onBeat: () => void; onClose: () => void },
  ): EventStream {
    reply.hijack();
    if (reply.request.method === 'HEAD') return endAtOnce(reply, onClose);
    const beat = setInterval(() => {
      stream.beat();
      onBeat();
    }, HEARTBEAT_MS);
    const stream = openEventStream(reply, () => {
      clearInterval(beat);
      open.delete(stream);
      openStreams.dec();
      onClose();
    });
    open.add(stream);
    openStreams.inc();
    return stream;
  };
}

/** A hijacked reply does not send the headers that hooks have set. */
function writeHead(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200, HEADERS);
}

/** A HEAD request gets the headers of a stream. */
function endAtOnce(reply: FastifyReply, onClose: () => void): EventStream {
  reply.raw.once('close', onClose);
  writeHead(reply);
  reply.raw.end();
  return { send() {}, beat() {}, end() {} };
}

function openEventStream(reply: FastifyReply, onClose: () => void): EventStream {
  const { raw } = reply;
  writeHead(reply);
  raw.on('error', () => raw.destroy());
  raw.once('close', onClose);
  write(`retry: ${Math.round(RETRY_MS * (0.5 + Math.random()))}\n\n`);

  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy();
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
