import type { Settings } from '../../src/platform/settings.ts';

/** The operator's contact data and offers of the demo. The operator's own shop starts without them. */
export const DEMO_SETTINGS = {
  address: { en: '4 Harbour Square, Harbour, Marsa', ar: '4 ساحة الميناء، الميناء، مرسى' },
  phone: '+971 4 555 0142',
  email: 'hello@errand.example',
  country: 'AE',
  orders_open: true,
  admin_free_delivery: { status: true, type: 'free_delivery_by_order_amount', free_delivery_over: 20 },
  legal_name: 'Errand Marsa Trading LLC',
  legal_address: '4 Harbour Square',
  legal_city: 'Marsa',
  legal_postcode: '12001',
  register_number: '1010457890',
  tax_number: '100457890100003',
  ref_earning_status: 1,
  ref_earning_exchange_rate: 5,
  ref_earning_min_order: 10,
} as const satisfies Partial<Settings>;
