export * from './catalog.ts';
export * from './content.ts';
export * from './ledger.ts';
export * from './orders.ts';
export * from './people.ts';
export * from './places.ts';
export * from './rental.ts';
export * from './stores.ts';
