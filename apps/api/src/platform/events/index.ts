export * from './events.ts';
export * from './topic.ts';
