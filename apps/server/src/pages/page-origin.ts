import os from 'node:os';
import type { FastifyRequest } from 'fastify';

/** `origin` goes into canonical links, `og:url` and JSON-LD. Only pages of a known origin may be cached. */
export type PageOrigin = { origin: string; isKnown: boolean };

/**
 * Decides the origin of a page: PUBLIC_URL when it is set, else the Host header. The header is the visitor's choice, so
 * without PUBLIC_URL only the names and addresses of this machine are known. Calls `onUnknown` once for each other host.
 */
export function createPageOrigins(
  publicUrl: string,
  onUnknown: (host: string) => void,
): (request: FastifyRequest) => PageOrigin {
  const reported = new Set<string>();
  return (request) => {
    if (publicUrl) return { origin: publicUrl, isKnown: true };
    const called = `${request.protocol}://${request.host}`;
    // A trusted proxy may forward any protocol.
    if (!/^https?:/.test(called) || !URL.canParse(called))
      return { origin: 'http://localhost', isKnown: false };
    const { hostname, origin } = new URL(called);
    const isKnown = machineNames().has(hostname);
    if (!isKnown && reported.size < MAX_REPORTED && !reported.has(hostname)) {
      reported.add(hostname);
      onUnknown(hostname);
    }
    return { origin, isKnown };
  };
}

/** Bounds the memory and the log lines that a visitor with random Host headers can use. */
const MAX_REPORTED = 10;
const NAMES_FRESH_MS = 60_000;

let names: { values: Set<string>; until: number } | null = null;

/** Host names as `URL` writes them. Addresses are read again every minute: a laptop changes its network. */
function machineNames(): Set<string> {
  if (names && performance.now() < names.until) return names.values;
  const addresses = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
  const values = new Set(['localhost', '127.0.0.1', '[::1]', os.hostname().toLowerCase()]);
  for (const { address, family } of addresses) values.add(family === 'IPv6' ? `[${address}]` : address);
  names = { values, until: performance.now() + NAMES_FRESH_MS };
  return values;
}
