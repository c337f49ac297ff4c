export * from './first-paint.ts';
export * from './keys.ts';
export * from './session.ts';
export * from './use-page-agreement.ts';
