import { DEFAULT_LANGUAGE, findLanguage } from '@errand/domain/language';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import { isSameSignature } from '../../platform/secrets/index.ts';
import { trackingLinks } from '../order-pages/index.ts';
import { DOCUMENT_PATH, documentKey } from './documents.views.ts';
import { readDocument } from './read/document-file.ts';

type Params = { id: string; file: string };

/**
 * `GET …/document/<id>/<signature>.pdf` renders a document of an order, in a request of its own. The signature in the address
 * is the key to it; the order of a caller who may read the document has the address.
 */
export function documentRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'files' | 'pool' | 'settings'>,
): void {
  app.get<{ Params: Params; Querystring: { lang?: unknown } }>(
    `${DOCUMENT_PATH}/:id/:file`,
    async (request, reply) => {
      const { id, file } = request.params;
      const [, key = '', format] = /^([\w-]{10,200})\.(pdf|xml)$/.exec(file) ?? [];
      if (!/^\d{1,15}$/.test(id) || (format !== 'pdf' && format !== 'xml')) throw new AppError('not_found');
      const sign = await trackingLinks.signer(deps);
      if (!isSameSignature(key, sign(documentKey(Number(id))))) throw new AppError('not_found');
      const { lang } = request.query;
      const language = findLanguage(typeof lang === 'string' ? lang : '') ?? DEFAULT_LANGUAGE;
      const { name, mediaType, bytes } = await readDocument(deps, Number(id), { form: format, language });
      return reply
        .type(mediaType)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('referrer-policy', 'no-referrer')
        .send(bytes);
    },
  );
}
