export * from './metrics.ts';
export * from './metrics-server.ts';
