import { languageFrom } from '@errand/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import { createBaseMapReader } from './city-maps.service.ts';
import { mapStyle, plainStyle } from './map-style.ts';

type StyleQuery = { theme?: string; language?: string };

/**
 * The base map: the external style if the deployment names one, else the stored city, which needs no external tile or
 * glyph server. Without either it is a map without streets, on which places can still be chosen and zones drawn.
 */
export function cityMapRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'mapStyleUrl' | 'publicUrl'>,
): void {
  const requireBaseMap = createBaseMapReader(deps);

  app.get('/map/city.geojson', async (request, reply) => {
    const { text, tag } = await requireBaseMap();
    return send(request, reply, tag, 'application/geo+json', text);
  });

  app.get<{ Querystring: StyleQuery }>('/map/style.json', async (request, reply) => {
    const theme = request.query.theme === 'dark' ? 'dark' : 'light';
    const language = languageFrom(request.query.language);
    if (deps.mapStyleUrl) {
      const address = deps.mapStyleUrl.replaceAll('{theme}', theme).replaceAll('{language}', language);
      return reply.header('cache-control', 'public, max-age=300').redirect(address);
    }
    const base = await requireBaseMap().catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return null;
    });
    if (!base) return reply.header('cache-control', 'no-cache').send(plainStyle(theme));
    const { tag } = base;
    const version = encodeURIComponent(tag.slice(1, 9));
    const style = mapStyle(theme, language, `${deps.publicUrl}/map/city.geojson?v=${version}`);
    return send(
      request,
      reply,
      `${tag.slice(0, -1)}-${theme}-${language}"`,
      'application/json',
      JSON.stringify(style),
    );
  });
}

function send(request: FastifyRequest, reply: FastifyReply, tag: string, type: string, text: string) {
  reply.header('cache-control', 'public, max-age=3600').header('etag', tag);
  if (request.headers['if-none-match']?.replace(/^W\//, '') === tag) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}
