import type { FastifyBaseLogger } from 'fastify';

/** A silent logger whose errors go to the console, so that a response with status 500 fails its test. */
export function testLog(): FastifyBaseLogger {
  const silent = () => {};
  const loud = (...parts: unknown[]) => console.error(...parts.map(withStack));
  const log: FastifyBaseLogger = {
    level: 'info',
    trace: silent,
    debug: silent,
    info: silent,
    warn: silent,
    error: loud,
    fatal: loud,
    silent,
    child: () => log,
  };
  return log;
}

function withStack(part: unknown): unknown {
  const error = (part as { err?: Error } | null)?.err ?? part;
  return error instanceof Error ? (error.stack ?? error.message) : error;
}
