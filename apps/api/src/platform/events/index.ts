export * from './events.ts';
export * from './owner-events.ts';
