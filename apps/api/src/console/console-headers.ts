import type { FastifyInstance } from 'fastify';

/**
 * Headers of every response of the console. Scripts come from the console itself only; pictures and the map also from the
 * shop. `style-src` allows inline styles, which dialogs and maps set on elements.
 */
export function setSecurityHeaders(
  app: FastifyInstance,
  { shopUrl, shopPort, isSecure }: { shopUrl: string; shopPort: number; isSecure: boolean },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const shop = shopUrl ? new URL(shopUrl).origin : `${request.protocol}://${request.hostname}:${shopPort}`;
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${shop}`,
      `media-src 'self' ${shop}`,
      `connect-src 'self' ${shop}`,
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
      ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
    });
  });
}
