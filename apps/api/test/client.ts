import { type Client, createClient, type RequestHeaders, type Transport } from '@errand/contract';
import type { LanguageCode } from '@errand/domain/language';
import type { FastifyInstance } from 'fastify';
import { SAME_ORIGIN_HEADERS } from '../src/platform/http/index.ts';

/** The viewer of a request and its headers: zone, module, language, place, idempotency key. */
export type TestViewer = {
  token?: string | undefined;
  guestId?: string | undefined;
  zoneIds?: number[] | undefined;
  moduleId?: number | undefined;
  language?: LanguageCode | undefined;
  point?: { latitude: number; longitude: number } | undefined;
  idempotencyKey?: string | undefined;
};

function headersOf(viewer: TestViewer): RequestHeaders {
  return {
    authorization: viewer.token && `Bearer ${viewer.token}`,
    zoneid: viewer.zoneIds && JSON.stringify(viewer.zoneIds),
    moduleid: viewer.moduleId?.toString(),
    'x-localization': viewer.language,
    latitude: viewer.point && String(viewer.point.latitude),
    longitude: viewer.point && String(viewer.point.longitude),
    'idempotency-key': viewer.idempotencyKey,
    ...SAME_ORIGIN_HEADERS,
  };
}

/** The contract's client in process, without a socket, as the storefront uses it. A guest's id is sent in the query. */
export function testClient(app: FastifyInstance, viewer: TestViewer): Client {
  const transport: Transport = async (request) => {
    const response = await app.inject({
      method: request.method,
      url: viewer.guestId ? withGuest(request.url, viewer.guestId) : request.url,
      headers: request.headers,
      ...(request.body !== undefined && { payload: request.body }),
    });
    const get = (name: string) => (response.headers[name.toLowerCase()] as string | undefined) ?? null;
    return { status: response.statusCode, headers: { get }, text: response.body };
  };
  return createClient(transport, () => headersOf(viewer));
}

function withGuest(url: string, guestId: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}guest_id=${encodeURIComponent(guestId)}`;
}
