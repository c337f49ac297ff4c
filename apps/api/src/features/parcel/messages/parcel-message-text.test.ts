import { expect, test } from 'vitest';
import { MESSAGE_KINDS, type ParcelMessage, parcelMessage } from './parcel-message-text.ts';

const message: ParcelMessage = {
  kind: 'placed',
  end: 'receiver',
  language: 'en',
  orderId: 7,
  shop: 'Errand',
  name: 'Omar',
  sender: 'Layla',
  receiver: 'Omar',
  category: 'Box',
  address: '3 Olive Street',
  code: '0412',
  cash: '$8.50',
  slot: 'Monday, 10:00 to 10:30',
  returnCode: '7788',
  returnFee: '$3.00',
  link: 'https://shop.example/track',
};
const textOf = (change: Partial<ParcelMessage>) => parcelMessage({ ...message, ...change }).text;

test('the receiver’s messages have cash and code until the delivery, and the slot until the pickup', () => {
  const placed = textOf({});
  expect(placed).toContain('Layla sends you a parcel (Box).');
  expect(placed).toContain('The pickup is scheduled for Monday, 10:00 to 10:30.');
  expect(placed).toContain('Please have $8.50 ready in cash.');
  expect(placed).toContain('The code for the courier is 0412.');
  const pickedUp = textOf({ kind: 'picked_up' });
  expect(pickedUp).toContain('0412');
  expect(pickedUp).not.toContain('Monday');
  expect(textOf({ kind: 'delivered' })).not.toMatch(/0412|cash|Monday/);
});

test('a hidden sender is unnamed within a sentence and at its beginning', () => {
  expect(textOf({ sender: null })).toContain('Someone sends you a parcel');
  expect(textOf({ sender: null, kind: 'picked_up' })).toContain('A parcel from someone is on its way');
});

test('only the sender’s message has code and fee of a return', () => {
  const back = textOf({ kind: 'comes_back', end: 'sender' });
  expect(back).toContain('The code for the return is 7788.');
  expect(back).toContain('Please have the return fee of $3.00 ready in cash.');
  expect(textOf({ kind: 'comes_back' })).not.toMatch(/7788|\$3/);
  expect(textOf({ kind: 'canceled', end: 'sender' })).not.toMatch(/7788|\$3/);
});

test('no message to the sender has the delivery code, and every message has all its values in both languages', () => {
  for (const kind of MESSAGE_KINDS) {
    expect(textOf({ end: 'sender', kind })).not.toContain('0412');
    for (const end of ['sender', 'receiver'] as const) {
      for (const language of ['en', 'ar'] as const)
        expect(textOf({ kind, end, language })).not.toMatch(/[{}]|undefined|null/);
    }
  }
});
