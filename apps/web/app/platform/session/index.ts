export * from './keys.ts';
export * from './session.ts';
