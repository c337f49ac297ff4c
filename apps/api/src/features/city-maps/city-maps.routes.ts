import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { cityFeatures } from './city-geojson.ts';
import { findCity } from './city-store.ts';
import { mapStyle } from './map-style.ts';

type StyleQuery = { theme?: string; language?: string };

/**
 * The base map: the outside style where the deployment names one, else the city's own data, for which no outside tile
 * or glyph server is asked. A 404 without such data.
 */
export function mapRoutes(app: FastifyInstance, deps: Deps): void {
  let features: { text: string; tag: string } | null = null;

  /** Made once: a city does not change while the process runs. Asked again as long as there is none. */
  async function requireFeatures() {
    if (features) return features;
    const city = await findCity(deps.db);
    if (!city) throw new AppError('not_found');
    const text = JSON.stringify(cityFeatures(city));
    features = { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
    return features;
  }

  app.get('/map/city.geojson', async (request, reply) => {
    const { text, tag } = await requireFeatures();
    return send(request, reply, tag, 'application/geo+json', text);
  });

  app.get<{ Querystring: StyleQuery }>('/map/style.json', async (request, reply) => {
    const theme = request.query.theme === 'dark' ? 'dark' : 'light';
    const language = request.query.language === 'ar' ? 'ar' : 'en';
    if (deps.mapStyleUrl) {
      const address = deps.mapStyleUrl.replaceAll('{theme}', theme).replaceAll('{language}', language);
      return reply.header('cache-control', 'public, max-age=300').redirect(address);
    }
    const { tag } = await requireFeatures();
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
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}
