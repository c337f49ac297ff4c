export * from './campaign.ts';
export * from './segment.ts';
export * from './subscription.ts';
