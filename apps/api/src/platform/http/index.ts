export * from './app-error.ts';
export { createProxyTrust } from './connections/trusted-proxies.ts';
export * from './context.ts';
export { type EventStream, eventStreams } from './event-stream.ts';
export {
  deleteExpiredResponses,
  deleteResponsesOf,
  findResponse,
  moveResponses,
  withIdempotencyKey,
} from './idempotency.ts';
export { toRejections } from './input-rejections.ts';
export { isReadOnly } from './read-only.ts';
export { SAME_ORIGIN_HEADERS } from './response-origin.ts';
export * from './responses/compress-responses.ts';
export { createRoute, guestIdOf, type Handler, type ResolveViewer, type Route, tokenOf } from './route.ts';
export * from './security/content-security-policy.ts';
export { isSecure, securityHeaders } from './security/security-headers.ts';
export { fromWire, isoTime, toWire } from './wire.ts';
