import type { Order } from '@errand/contract/orders';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { DeliveryDetails } from '../track/order-panel.tsx';

const order = {
  user_id: '3',
  contact_person_name: 'Layla Haddad',
  contact_person_number: '+971501234567',
  delivery_address: { address: '12 Lantern Street', house: '4B', floor: '2', road: 'Back lane' },
  delivery_instruction: 'Leave it at the door. Blue door',
  order_note: 'No onions',
  unavailable_item_note: 'Call me',
  cutlery: 1,
} as unknown as Order;
const given = (change: object = {}) => textOf(render(<DeliveryDetails order={{ ...order, ...change }} />));

test('the order shows contact, door, instruction and notes as the customer gave them', () => {
  const text = given();
  for (const part of [
    'Contact Layla Haddad +971501234567',
    'House and floor House number 4B Floor 2 Back lane',
    'At the door Leave it at the door. Blue door',
    'Your note to the store No onions',
    'If something is sold out Call me',
    'Cutlery Yes, please',
  ])
    expect(text).toContain(part);
});

test('empty values are not listed, and a follower of the order sees none', () => {
  const none = { delivery_instruction: null, order_note: null, unavailable_item_note: null, cutlery: 0 };
  expect(given({ ...none, delivery_address: null })).toBe('Contact Layla Haddad +971501234567');
  expect(given({ user_id: '' })).toBe('');
});
