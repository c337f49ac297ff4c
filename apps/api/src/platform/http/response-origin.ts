import type { FastifyRequest } from 'fastify';

/**
 * The origin of URLs in a response, without a trailing slash: PUBLIC_URL if it is set. Without it, the storefront's own
 * requests get relative URLs (''), and other clients, which cannot resolve those, get the origin that they called. The
 * Host header is the caller's choice, so such responses must not be shared (`isOfCaller`).
 */
export function responseOrigin(publicUrl: string, request: FastifyRequest): string {
  if (publicUrl || isSameOrigin(request)) return publicUrl;
  const called = `${request.protocol}://${request.host}`;
  return URL.canParse(called) ? new URL(called).origin : '';
}

/** Whether the URLs of a response contain the host that its caller sent. */
export function isOfCaller(publicUrl: string, request: FastifyRequest): boolean {
  return !publicUrl && !isSameOrigin(request);
}

/** Browsers send this header with the requests of the shop's own pages, and the server while it renders them. */
export const SAME_ORIGIN_HEADERS = { 'sec-fetch-site': 'same-origin' };

function isSameOrigin({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}
