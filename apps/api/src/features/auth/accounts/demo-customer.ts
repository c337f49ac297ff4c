/** The demo's customer account. Its password is published, so it is rejected outside the demo. */
export const DEMO_CUSTOMER = {
  email: 'layla@errand.example',
  phone: '+971500001234',
  password: 'marsa2026',
} as const;

/** The demo's other customers have their mail at this domain. */
export const NEIGHBOR_DOMAIN = 'marsa.errand.example';
