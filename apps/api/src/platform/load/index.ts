export * from './gate.ts';
export * from './shed-load.ts';
