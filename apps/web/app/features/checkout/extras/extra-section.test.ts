import { expect, test } from 'vitest';
import { START } from '../draft.ts';
import { orderBody } from '../place/order-body.ts';
import { noteReader } from './extra-section.tsx';

const SESSION = { token: null, guestId: 'g', location: null, point: null, zoneIds: [1], module: null };
const PAY = { method: 'cash_on_delivery', hasWalletPart: false } as const;
const bodyOf = (draft: object) =>
  orderBody({ ...START, ...draft }, 9, null, null, PAY, SESSION, (key) => key);

test('the note is for the kitchen only when food is delivered', () => {
  expect(noteReader('food', 'delivery')).toBe('Kitchen');
  expect(noteReader('food', 'take_away')).toBe('Store');
  expect(noteReader('grocery', 'delivery')).toBe('Store');
});

test('the courier gets the instruction and the door note, the store its own note', () => {
  const notes = { instruction: 'leaveAtDoor', doorNote: ' Blue door ', note: 'No onions' };
  expect(bodyOf(notes)).toMatchObject({
    delivery_instruction: 'checkout.leaveAtDoor. Blue door',
    order_note: 'No onions',
  });
  expect(bodyOf({ doorNote: 'Blue door' }).delivery_instruction).toBe('Blue door');
  expect(bodyOf({}).delivery_instruction).toBeNull();
  expect(bodyOf({ ...notes, orderType: 'take_away' }).delivery_instruction).toBeNull();
});
