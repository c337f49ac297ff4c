import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import type { FastifyInstance } from 'fastify';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';
import { documentPolicy } from '../security/content-security-policy.ts';

const TYPES: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
};

const PAGE = `<!doctype html><html lang="${DEFAULT_LANGUAGE}"><head><meta charset="utf-8"><title>Errand API</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script>
</body></html>`;
const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', deepLinking: true });`;

const POLICY = documentPolicy({
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ['data:'],
  'connect-src': ["'self'"],
});

/**
 * `/openapi.json` and the pages under `/docs`, served from the installed package without any other host. The document is
 * loaded and built on the first request, so it does not delay the start. Its server is `publicUrl`, else the address of
 * the call.
 */
export function docsRoutes(app: FastifyInstance, publicUrl: string): void {
  let document: Promise<object> | undefined;
  app.get('/openapi.json', async (request, reply) => {
    document ??= import('../../openapi/document.ts').then(({ openApiDocument }) => openApiDocument());
    const url = publicUrl || `${request.protocol}://${request.host}`;
    return reply.send({ ...(await document), servers: [{ url, description: 'This shop' }] });
  });
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html').header('content-security-policy', POLICY).send(PAGE),
  );
  app.get('/docs/start.js', async (_request, reply) => reply.type('text/javascript').send(START));
  for (const [file, type] of Object.entries(TYPES)) {
    app.get(`/docs/${file}`, async (_request, reply) =>
      reply.type(type).send(await readFile(path.join(swaggerFolder(), file))),
    );
  }
}
