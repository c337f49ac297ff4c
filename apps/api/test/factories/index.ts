export * from './catalog.ts';
export * from './content.ts';
export * from './orders.ts';
export * from './people.ts';
export * from './places.ts';
export * from './reviews.ts';
export * from './stores.ts';
