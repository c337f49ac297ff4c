import { expect, test } from 'vitest';
import { MESSAGE_RULES, ORDER_EVENTS } from './rules.ts';
import { MESSAGE_SUBJECTS, requiredVariables, templateChannels, templateVariables } from './templates.ts';

test('the operator may write the text of every channel by which an event is told, and of no other', () => {
  expect(templateChannels('accepted', 'order')).toEqual(['push']);
  expect(templateChannels('pending', 'parcel')).toEqual(['mail']);
  expect(templateChannels('confirmed', 'order')).toEqual(['push']);
  expect(templateChannels('confirmed', 'trip')).toEqual(['push', 'mail']);
  expect(templateChannels('parcel_placed', 'parcel')).toEqual(['mail', 'sms']);
  expect(templateChannels('parcel_placed', 'order')).toEqual([]);
  expect(templateChannels('processing', 'order')).toEqual([]);
  for (const event of ORDER_EVENTS) {
    const { channels, sms, requiredMail = [] } = MESSAGE_RULES[event];
    const told = new Set([
      ...channels,
      ...(sms ? ['sms'] : []),
      ...(requiredMail.length > 0 ? ['mail'] : []),
    ]);
    const written = new Set(MESSAGE_SUBJECTS.flatMap((subject) => templateChannels(event, subject)));
    expect(written, event).toEqual(told);
  }
});

test('a template names what its message knows: no store of a parcel, a reason only where there is one', () => {
  expect(templateVariables('canceled', { subject: 'parcel', channel: 'push' })).not.toContain('store');
  expect(templateVariables('canceled', { subject: 'order', channel: 'sms' })).toContain('reason');
  expect(templateVariables('delivered', { subject: 'order', channel: 'mail' })).not.toContain('reason');
  expect(templateVariables('parcel_placed', { subject: 'parcel', channel: 'mail' })).not.toContain('total');
});

test('the SMS that a parcel comes must tell the receiver the code and what to pay', () => {
  expect(requiredVariables('parcel_placed', { subject: 'parcel', channel: 'sms' })).toEqual(['details']);
  expect(requiredVariables('parcel_placed', { subject: 'parcel', channel: 'mail' })).toEqual([]);
  expect(requiredVariables('parcel_delivered', { subject: 'parcel', channel: 'sms' })).toEqual([]);
});
