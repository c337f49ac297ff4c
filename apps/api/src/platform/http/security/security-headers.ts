import type { FastifyRequest } from 'fastify';
import type { SetHeaders } from '../error-handler.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** One year, as the preload lists of browsers require. */
export const HSTS = 'max-age=31536000; includeSubDomains';
/** Browser features that no page of the shop uses, denied so that no script can use them. */
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
  // Data is not a document, so the policy allows no scripts, frames or requests. HTML has a policy of its own.
  'content-security-policy': contentSecurityPolicy(),
};

/** Security headers of every response, including errors and event streams. A route may replace them. */
export function securityHeaders(publicUrl: string): SetHeaders {
  return (request, reply) => {
    reply.headers(HEADERS);
    if (isSecure(publicUrl, request)) reply.header('strict-transport-security', HSTS);
  };
}

/** Whether browsers reach the server by https, according to its public address or a trusted proxy. */
export function isSecure(publicUrl: string, { protocol }: Pick<FastifyRequest, 'protocol'>): boolean {
  return protocol === 'https' || publicUrl.startsWith('https:');
}
