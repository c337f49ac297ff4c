export { DEMO_CUSTOMER, NEIGHBOR_DOMAIN } from '../../src/features/auth/accounts/demo-customer.ts';

export const DEMO_CUSTOMER_NAME = { first: 'Layla', last: 'Haddad' } as const;
export const DEMO_CUSTOMER_FACE = 'woman-with-headscarf-medium';
