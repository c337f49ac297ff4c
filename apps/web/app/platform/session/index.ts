export * from './clear-visitor.ts';
export * from './first-paint.ts';
export * from './keys.ts';
export { leaveNotice, takeNotice } from './notice.ts';
export * from './session.ts';
export * from './shown-module.ts';
export * from './use-page-agreement.ts';
export * from './visit-orders.ts';
