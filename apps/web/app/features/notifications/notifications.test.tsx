import type { PushState } from '@errand/client/push-browser.ts';
import type { Notification } from '@errand/contract/notifications';
import { cappedCount } from '@errand/ui/lists/row-count.tsx';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { render, textOf } from '../../../test/render.tsx';
import { Bell } from './bell/bell.tsx';
import { CountBadge } from './bell/unseen-badge.tsx';
import { NotificationsView } from './list/notifications-view.tsx';
import { PushBox } from './push/push-panel.tsx';
import { NotificationSettings } from './settings/notification-settings.tsx';
import { UnsubscribeView } from './unsubscribe/unsubscribe-view.tsx';

vi.useFakeTimers({ now: Date.parse('2026-03-04T12:00:00Z'), toFake: ['Date'] });

function row(
  id: number,
  change: Partial<Notification> = {},
  type: 'order_status' | 'refund' = 'order_status',
) {
  const data = {
    title: `Title ${id}`,
    description: `Text ${id}`,
    image_full_url: null,
    type,
    order_id: 70 + id,
  };
  return { id, data, seen: true, created_at: '2026-03-04T10:05:00Z', ...change };
}

function list(pages: Notification[][], language: 'ar' | 'en' = 'en'): string {
  const data = { pages, pageParams: pages.map((_, index) => index + 1) };
  return render(<NotificationsView />, {
    language,
    config: { time_zone: 'Asia/Dubai' },
    queryData: [[['notifications', 'list'], data]],
  });
}

test('a badge counts to 99', () => {
  expect([1, 99, 100, 1000].map(cappedCount)).toEqual(['1', '99', '99+', '99+']);
});

test('the bell says how many are new, shows no badge without any, and is for customers only', () => {
  const bell = (unseen: number | null, language: 'ar' | 'en' = 'en') =>
    render(<CountBadge unseen={unseen} />, { language });
  for (const unseen of [null, 0]) {
    expect(textOf(bell(unseen))).toBe('Notifications');
    expect(bell(unseen)).not.toContain('badge');
  }
  expect(textOf(bell(3))).toBe('Notifications, 3 new 3');
  expect(textOf(bell(120))).toBe('Notifications, 120 new 99+');
  expect(textOf(bell(2, 'ar'))).toBe('الإشعارات، إشعاران جديدان 2');
  expect(render(<Bell />)).toContain('only-signed-in');
  expect(textOf(render(<Bell />))).toBe('Notifications');
});

test('notifications are grouped by day, lead to their orders, and unseen ones are marked', () => {
  const yesterday = '2026-03-03T10:00:00Z';
  const html = list([[row(3, { seen: false }), row(2), row(1, { created_at: yesterday }, 'refund')]]);
  expect(textOf(html)).toContain('Today Title 3 new 14:05 Text 3 Title 2 14:05 Text 2 Yesterday Title 1');
  expect(html).toContain('href="/track-order?order_id=73"');
  expect(html.match(/notification new"/g)).toHaveLength(1);
});

test('a page that is full is followed by another, and a row on two pages is shown once', () => {
  const full = Array.from({ length: 20 }, (_, index) => row(30 - index));
  expect(list([full])).toContain('Show more');
  const both = list([full, [row(11), row(10)]]);
  expect(both).not.toContain('Show more');
  expect(both.match(/>Title 11</g)).toHaveLength(1);
});

test('without notifications the page says what will be there, and leads to the shop', () => {
  const html = list([[]]);
  expect(textOf(html)).toContain('No notifications yet What happens to your orders is listed here');
  expect(html).toContain('href="/home"');
});

test('the list waits with rows of its final size', () => {
  const html = render(<NotificationsView />);
  expect(html.match(/class="dated-list-row notification"/g)).toHaveLength(4);
  expect(html).toContain('aria-hidden="true"');
});

function box(state: PushState, change: Partial<ComponentProps<typeof PushBox>> = {}): string {
  const idle = { isBusy: false, hasFailed: false, isCustomer: false, isInstalled: false, turn: () => {} };
  return render(<PushBox about="order" level={2} state={state} {...idle} {...change} />);
}

test('only a browser that can be turned on or off has a button, and every state says what to do', () => {
  expect(textOf(box('off'))).toMatch(/Know when it is on its way .* Notify me$/);
  expect(textOf(box('on'))).toMatch(/Turn off$/);
  for (const about of ['order', 'device'] as const)
    for (const state of ['denied', 'home_screen', 'unsupported'] as const)
      expect(box(state, { about })).not.toContain('<button');
  expect(textOf(box('denied'))).toContain('settings of this site');
  expect(textOf(box('denied', { isInstalled: true }))).toContain('settings of your device');
  expect(textOf(box('unsupported'))).toContain('Come back to this page');
});

test('apart from an order the box says whether push is on for the device', () => {
  expect(textOf(box('off', { about: 'device' }))).toMatch(/^Push is off on this device .* Turn on$/);
  expect(textOf(box('on', { about: 'device' }))).toMatch(/^Push is on for this device .* Turn off$/);
  expect(textOf(box('denied', { about: 'device' }))).toMatch(/blocked .* settings of this site/);
  expect(textOf(box('unsupported', { about: 'device' }))).toContain('Emails reach you');
});

test('on an iPhone the steps to the home screen end with signing in for a customer, and with an order for a guest', () => {
  const steps = box('home_screen', { isCustomer: true });
  expect(steps.match(/<li>/g)).toHaveLength(3);
  expect(textOf(steps)).toContain('Tap Share Choose Add to Home Screen Open the shop from there, sign in');
  expect(textOf(box('home_screen'))).toContain('Place your next order from there');
});

test('a failure is said beside the button, which can be pressed again', () => {
  const html = box('off', { hasFailed: true });
  expect(textOf(html)).toContain('That did not work.');
  expect(html).not.toContain('disabled');
  expect(box('off', { isBusy: true })).toContain('aria-busy="true"');
});

test('settings offer the channels that a topic uses, each named with its topic', () => {
  const topics = (['progress', 'outcome', 'money'] as const).map((topic) => ({
    topic,
    push: true,
    mail: topic !== 'money',
    sms: true,
  }));
  const html = render(<NotificationSettings />, {
    queryData: [[['notifications', 'settings'], { topics }]],
  });
  expect(html.match(/type="checkbox"/g)).toHaveLength(7);
  expect(html.match(/checked=""/g)).toHaveLength(6);
  expect(textOf(html)).toContain('Refunds and wallet Push');
  expect(textOf(html)).toContain(
    'Confirmations of orders, codes and messages about your account are always sent.',
  );
});

test('the page of an unsubscribe link asks first, offers to undo, and leads customers to their settings', () => {
  const link = { of: 'customer:12', topic: 'outcome', channel: 'mail', key: 'abc' };
  const page = (subscribed: boolean, change: object = {}, language: 'ar' | 'en' = 'en') => {
    const shown = { ...link, ...change };
    return render(<UnsubscribeView />, {
      language,
      path: `/unsubscribe?${new URLSearchParams(shown)}`,
      queryData: [[['notifications', 'subscription', shown], { subscribed }]],
    });
  };
  expect(textOf(page(true))).toContain(
    'Stop these messages? How an order ended: Delivered, canceled, returned, and what needs your answer. You will get no more emails about this.',
  );
  expect(page(true)).toContain('href="/settings"');
  expect(textOf(page(false))).toContain('We send you no more emails about this. Undo');
  expect(textOf(page(false))).toContain('You are unsubscribed');
  const guest = page(true, { of: `contact:${'a'.repeat(22)}`, channel: 'sms' }, 'ar');
  expect(guest).not.toContain('href="/settings"');
  expect(textOf(guest)).toContain('لن تصلك رسائل نصية بهذا الشأن.');
  expect(textOf(page(true, { of: 'everybody' }))).toContain('This link does not work');
});
