export * from './app-error.ts';
export { createProxyTrust } from './connections/trusted-proxies.ts';
export * from './context.ts';
export { type EventStream, eventStreams } from './event-stream.ts';
export { toRejections } from './form-rejections.ts';
export type { Handler } from './handler.ts';
export {
  deleteExpiredResponses,
  deleteResponsesOf,
  moveResponses,
  withIdempotencyKey,
} from './idempotency.ts';
export { isReadOnly } from './read-only.ts';
export { requireCustomerId } from './require-customer.ts';
export { SAME_ORIGIN_HEADERS } from './response-origin.ts';
export * from './responses/accepted-encoding.ts';
export type { ResolveViewer, Route } from './route.ts';
export { createRoute, guestIdOf, tokenOf } from './route.ts';
export * from './security/content-security-policy.ts';
export { isSecure, securityHeaders } from './security/security-headers.ts';
export type { Upload } from './uploads/upload.ts';
