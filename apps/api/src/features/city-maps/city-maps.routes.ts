import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { createBaseMapReader } from './city-maps.service.ts';
import { mapStyle } from './map-style.ts';

type StyleQuery = { theme?: string; language?: string };

/**
 * The base map: the external style if the deployment names one, else the stored city, which needs no external tile or
 * glyph server. 404 without either.
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
    const language = request.query.language === 'ar' ? 'ar' : 'en';
    if (deps.mapStyleUrl) {
      const address = deps.mapStyleUrl.replaceAll('{theme}', theme).replaceAll('{language}', language);
      return reply.header('cache-control', 'public, max-age=300').redirect(address);
    }
    const { tag } = await requireBaseMap();
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
