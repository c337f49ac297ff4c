export * from './app-error.ts';
export * from './context.ts';
export { type EventStream, eventStreams } from './event-stream.ts';
export { toRejections } from './form-rejections.ts';
export { deleteExpiredResponses, deleteResponsesOf, withIdempotencyKey } from './idempotency.ts';
export { requireCustomerId } from './require-customer.ts';
export type { Handler, ResolveViewer, Route } from './route.ts';
export { createRoute, guestIdOf, tokenOf } from './route.ts';
export type { Upload } from './upload.ts';
