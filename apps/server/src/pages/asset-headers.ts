import type { FastifyInstance } from 'fastify';

const POLICY = 'content-security-policy';
/** Headers of documents. Scripts, styles and fonts are none, and a first view has about twenty of them. */
const OF_DOCUMENTS = [POLICY, 'permissions-policy', 'referrer-policy', 'cross-origin-opener-policy'];
const NO_DOCUMENT = /^[^?]*\.(?:js|mjs|css|woff2)(?:\?|$)/;

/** Leaves out the headers that mean nothing for a file of the build. `policy`: that of the files that may run as workers. */
export function slimAssets(app: FastifyInstance, policy: string): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!url.startsWith('/assets/')) return;
    // A worker has the policy of its own response.
    if (!NO_DOCUMENT.test(url) || url.includes('worker')) reply.header(POLICY, policy);
    else for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  });
}
