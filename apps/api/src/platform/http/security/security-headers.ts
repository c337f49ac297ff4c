import type { FastifyRequest } from 'fastify';
import type { SetHeaders } from '../error-handler.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** A year, as the preload lists of browsers require. */
const HSTS = 'max-age=31536000; includeSubDomains';
/** What no page of the shop uses, so that no script in one can. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': ['geolocation=(self)', ...UNUSED_FEATURES.map((name) => `${name}=()`)].join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Data is no document: nothing in it is run, framed or requested. HTML has a policy of its own.
  'content-security-policy': contentSecurityPolicy(),
};

/** The browser's protections on every response, also on errors and event streams. A route may replace them. */
export function securityHeaders(publicUrl: string): SetHeaders {
  return (request, reply) => {
    reply.headers(HEADERS);
    if (isSecure(publicUrl, request)) reply.header('strict-transport-security', HSTS);
  };
}

/** Whether browsers reach a server by https: its public address says so, or a trusted proxy. */
export function isSecure(publicUrl: string, { protocol }: Pick<FastifyRequest, 'protocol'>): boolean {
  return protocol === 'https' || publicUrl.startsWith('https:');
}
