import { isIP } from 'node:net';
import { z } from 'zod';
import { entry } from './env-entry.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number <= 65_535);
const seconds = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .refine((number) => number <= 300);
const milliseconds = z
  .string()
  .regex(/^\d{3,5}$/)
  .transform(Number);
const addresses = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isAddressOrNetwork));

/** Accepts `10.0.0.7`, `10.0.0.0/8` and `fd00::/8`. A network of all addresses would let every caller forge its own. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Variables of the network around the process: a load balancer in front, and a collector of metrics. */
export const networkEntries = [
  entry({
    name: 'TRUSTED_PROXIES',
    schema: addresses,
    allowed: 'addresses or networks like 10.0.0.7, 10.1.0.0/16, separated by commas',
    description:
      'The load balancers whose X-Forwarded-For, X-Forwarded-Proto and X-Forwarded-Host are believed, beside those on this machine. They must overwrite or append these headers.',
  }),
  entry({
    name: 'DRAIN_SECONDS',
    schema: seconds,
    default: '0',
    allowed: 'a whole number from 0 to 300',
    description:
      'How long the process serves on after SIGTERM while /readyz responds 503, so that a load balancer stops sending requests first. Longer than the interval of its health checks.',
  }),
  entry({
    name: 'BUSY_AFTER_MS',
    schema: milliseconds,
    default: '1000',
    allowed: 'a whole number from 100 to 99999',
    description:
      'The delay of the process, in milliseconds, from which it rejects calls with 503 and Retry-After. A machine that other programs share needs more.',
  }),
  entry({
    name: 'METRICS_PORT',
    schema: port,
    allowed: 'a whole number from 0 to 65535',
    description: 'The port of /metrics for Prometheus, which is off without it; 0 picks a free one.',
  }),
  entry({
    name: 'METRICS_HOST',
    schema: z.string().regex(/^[\w.:%-]+$/),
    default: '127.0.0.1',
    allowed: 'an address or a host name of this machine',
    description: 'The address that METRICS_PORT listens on. Visitors must not reach it.',
  }),
];
