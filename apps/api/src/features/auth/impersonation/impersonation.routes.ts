import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { documentPolicy } from '../../../platform/http/index.ts';
import { openImpersonation } from './impersonation.service.ts';
import { impersonationPage } from './impersonation-page.ts';

const PAGE_PATH = '/impersonation';
const SCRIPT = readFileSync(path.join(import.meta.dirname, 'impersonation-page.js'), 'utf8');

const POLICY = documentPolicy({
  'script-src': ["'self'"],
  'style-src': ["'unsafe-inline'"],
  'connect-src': ["'self'"],
});

/**
 * The page that a one-time link of the console leads to, on the shop's origin. It is not part of the storefront, so
 * that visitors load no script for it.
 */
export function impersonationRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'now'>): void {
  app.get(PAGE_PATH, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
        'referrer-policy': 'no-referrer',
      })
      .send(impersonationPage(request.headers.cookie ?? '')),
  );
  app.get(`${PAGE_PATH}/page.js`, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SCRIPT),
  );
  app.post(PAGE_PATH, async (request, reply) => {
    const { code } = (request.body ?? {}) as { code?: unknown };
    const device = (request.headers['user-agent'] ?? '').slice(0, 200);
    const { token, customerId, expiresAt } = await openImpersonation(
      deps,
      typeof code === 'string' ? code : '',
      device,
    );
    return reply
      .header('cache-control', 'no-store')
      .send({ token, customer_id: customerId, expires_at: expiresAt.toISOString() });
  });
}
