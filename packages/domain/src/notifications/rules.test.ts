import { expect, test } from 'vitest';
import {
  channelsOf,
  channelsOfTopic,
  isTurnedOff,
  MESSAGE_CHANNELS,
  MESSAGE_EVENTS,
  MESSAGE_RULES,
  type MessageChannel,
  RECEIVER_EVENTS,
} from './rules.ts';

const reached = (...channels: MessageChannel[]) => new Set(channels);
const everywhere = reached(...MESSAGE_CHANNELS);

test('an order that comes along is told by push alone, its end and its money also by mail', () => {
  expect(channelsOf('picked_up', everywhere)).toEqual(['push']);
  expect(channelsOf('delivered', everywhere)).toEqual(['push', 'mail']);
  expect(channelsOf('refunded', everywhere)).toEqual(['push', 'mail']);
});

test('a person whom neither push nor mail reaches gets an SMS of a cancellation, and of no step before it', () => {
  expect(channelsOf('canceled', reached('sms'))).toEqual(['sms']);
  expect(channelsOf('canceled', reached('sms', 'mail'))).toEqual(['mail']);
  expect(channelsOf('canceled', reached('sms', 'push'))).toEqual(['push']);
  for (const kind of ['accepted', 'confirmed', 'picked_up', 'delivered'] as const)
    expect(channelsOf(kind, reached('sms'))).toEqual([]);
});

test('what is turned off for a topic stays off, and is not replaced by SMS', () => {
  const turnedOff = { outcome: ['push', 'mail'] } as const;
  expect(channelsOf('canceled', everywhere, { turnedOff })).toEqual([]);
  expect(channelsOf('refunded', everywhere, { turnedOff })).toEqual(['push', 'mail']);
  expect(channelsOf('canceled', reached('sms'), { turnedOff: { outcome: ['sms'] } })).toEqual([]);
});

test('no event uses a channel that does not reach the person, and none is told twice by one', () => {
  for (const kind of MESSAGE_EVENTS)
    for (const channels of [[], ['push'], ['mail'], ['sms'], ['push', 'sms'], MESSAGE_CHANNELS] as const) {
      const used = channelsOf(kind, reached(...channels));
      expect(new Set(used).size).toBe(used.length);
      for (const channel of used) expect(channels).toContain(channel);
      const { channels: usual, sms } = MESSAGE_RULES[kind];
      expect(used.length).toBeLessThanOrEqual(usual.length + (sms ? 1 : 0));
    }
});

test('customers choose among the channels that a topic uses: steps of an order are never told by mail or SMS', () => {
  expect(channelsOfTopic('progress')).toEqual(['push']);
  expect(channelsOfTopic('outcome')).toEqual(['push', 'mail', 'sms']);
  expect(channelsOfTopic('money')).toEqual(['push', 'mail', 'sms']);
});

test('the mail that orders of a type require is sent although the topic is turned off, and only where there is an address', () => {
  const turnedOff = { progress: ['push', 'mail', 'sms'], outcome: ['push', 'mail'] } as const;
  expect(channelsOf('pending', everywhere, { turnedOff, orderType: 'delivery' })).toEqual(['mail']);
  expect(channelsOf('confirmed', everywhere, { turnedOff, orderType: 'trip' })).toEqual(['mail']);
  expect(channelsOf('confirmed', everywhere, { turnedOff, orderType: 'delivery' })).toEqual([]);
  expect(channelsOf('edited', reached('sms'), { orderType: 'take_away' })).toEqual(['sms']);
  expect(channelsOf('pending', reached('sms', 'push'), { orderType: 'parcel' })).toEqual([]);
  expect(isTurnedOff('pending', 'mail', { turnedOff, orderType: 'delivery' })).toBe(false);
  expect(isTurnedOff('confirmed', 'mail', { turnedOff, orderType: 'delivery' })).toBe(true);
});

test('the receiver of a parcel, who has no account, is told by mail and by SMS', () => {
  for (const event of RECEIVER_EVENTS) expect(channelsOf(event, everywhere)).toEqual(['mail', 'sms']);
});
