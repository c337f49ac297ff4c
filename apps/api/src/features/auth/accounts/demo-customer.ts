/** The customer account of the demo. It is published: its password signs in nowhere else. */
export const DEMO_CUSTOMER = {
  email: 'layla@errand.example',
  phone: '+971500001234',
  password: 'marsa2026',
} as const;
