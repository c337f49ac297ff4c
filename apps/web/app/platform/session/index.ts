export * from './clear-visitor.ts';
export * from './first-paint.ts';
export * from './keys.ts';
export { consumeNotice, hasNotice, storeNotice } from './notice.ts';
export * from './session.ts';
export * from './shown-module.ts';
export * from './use-reload-on-mismatch.ts';
export * from './visit-orders.ts';
