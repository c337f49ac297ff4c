/** The customer account of the demo. */
export const DEMO_CUSTOMER = {
  email: 'layla@errand.example',
  phone: '+971500001234',
  password: 'marsa2026',
} as const;

export const DEMO_CUSTOMER_NAME = { first: 'Layla', last: 'Haddad' } as const;
export const DEMO_CUSTOMER_FACE = 'woman-with-headscarf-medium';
