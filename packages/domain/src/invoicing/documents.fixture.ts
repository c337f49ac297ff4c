import type { DocumentHead, Party } from './index.ts';

export const seller: Party = {
  id: 'S12',
  name: { en: 'Palm Bakery' },
  legalId: '1010101010',
  taxNumber: '300000000000003',
  address: { line: 'King Road 12', city: 'Riyadh', postcode: '12345', country: 'SA' },
  email: 'shop@example.com',
  phone: '+966500000000',
};

export const buyer: Party = {
  id: null,
  name: { en: 'Mona Adel' },
  legalId: null,
  taxNumber: null,
  address: { line: 'Garden Street 3', city: null, postcode: null, country: 'SA' },
  email: null,
  phone: null,
};

export const head: DocumentHead = {
  kind: 'invoice',
  isSelfBilled: false,
  number: 'INV-S12-2026-000042',
  issuedOn: '2026-03-05',
  issuedAtMs: Date.UTC(2026, 2, 5, 9, 30),
  suppliedOn: '2026-03-05',
  period: null,
  dueOn: '2026-03-05',
  currency: 'SAR',
  digits: 2,
  seller,
  buyer,
  orderNumber: '100123',
  credits: null,
  notes: [],
};
