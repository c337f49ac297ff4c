import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The shop's icon as browsers of every age read it. */
const OWN_ICON = '192.png';
const CACHE = 'public, max-age=86400';
/** iPhones and iPads ask for the size of their screens first, and for the name of old icons before the plain one. */
const TOUCH_ICONS = ['', '-120x120', '-152x152', '-167x167', '-180x180'].flatMap((size) => [
  `/apple-touch-icon${size}.png`,
  `/apple-touch-icon${size}-precomposed.png`,
]);
const ICONS = [
  { urls: ['/favicon.ico'], type: 'image/x-icon', file: 'favicon.ico' },
  { urls: TOUCH_ICONS, type: 'image/png', file: 'apple-touch-icon.png' },
];

/**
 * Serves the icons that browsers request by name for any document without an icon of its own, such as a failure page, a
 * text file or the documentation of the API. They need no build. `iconOf` returns the address of the shop's own icon,
 * in any size and format; null for those of the product.
 */
export function serveIcons(
  app: FastifyInstance,
  iconOf: (request: FastifyRequest) => Promise<string | null>,
): void {
  for (const { urls, type, file } of ICONS) {
    const bytes = readFileSync(path.join(import.meta.dirname, file));
    for (const url of urls)
      app.get(url, async (request, reply) => {
        const own = await iconOf(request);
        if (own) return reply.header('cache-control', 'no-cache').redirect(own.replace(/[^/]+$/, OWN_ICON));
        return reply.type(type).header('cache-control', CACHE).send(bytes);
      });
  }
}
