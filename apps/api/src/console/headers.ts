import type { SetHeaders } from '../platform/http/error-handler.ts';
import { HSTS, isSecure } from '../platform/http/security/security-headers.ts';
import type { ConsoleDeps } from './console-context.ts';

/**
 * Headers of every response of the console. Scripts come from the console itself only; pictures and the map also from the
 * shop and the origins of the map style. `style-src` allows inline styles, which dialogs and maps set on elements.
 */
export function consoleHeaders(
  { consoleUrl, publicUrl, shopPort }: Pick<ConsoleDeps, 'consoleUrl' | 'publicUrl' | 'shopPort'>,
  mapOrigins: readonly string[] = [],
): SetHeaders {
  return (request, reply) => {
    const shop = publicUrl
      ? new URL(publicUrl).origin
      : `${request.protocol}://${request.hostname}${shopPort === null ? '' : `:${shopPort}`}`;
    const pictures = [shop, ...mapOrigins].join(' ');
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${pictures}`,
      `media-src 'self' ${shop}`,
      `connect-src 'self' ${pictures}`,
      "font-src 'self'",
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ];
    reply.headers({
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
      ...(isSecure(consoleUrl ?? '', request) && { 'strict-transport-security': HSTS }),
    });
  };
}
