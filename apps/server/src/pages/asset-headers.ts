import type { FastifyInstance } from 'fastify';

const POLICY = 'content-security-policy';
/** Headers that matter only for documents. A first view loads about twenty scripts, styles and fonts without them. */
const OF_DOCUMENTS = [POLICY, 'permissions-policy', 'referrer-policy', 'cross-origin-opener-policy'];
const NO_DOCUMENT = /^[^?]*\.(?:js|mjs|css|woff2)(?:\?|$)/;

/** Removes headers without effect from files of the build. `policy` is the policy of files that may run as workers. */
export function removeDocumentHeaders(app: FastifyInstance, policy: string): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!url.startsWith('/assets/')) return;
    // A worker takes the policy of its own response.
    if (!NO_DOCUMENT.test(url) || url.includes('worker')) reply.header(POLICY, policy);
    else for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  });
}
