export * from './payments.types.ts';
export { stripeProvider } from './stripe.ts';
