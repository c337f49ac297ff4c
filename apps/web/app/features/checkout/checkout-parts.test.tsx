import { fromWireLine } from '@errand/contract/cart-line';
import type { TimeSlots } from '@errand/contract/checkout';
import type { Coupon } from '@errand/contract/coupons';
import type { CustomerInfo } from '@errand/contract/customer';
import type { Quote } from '@errand/contract/orders-place';
import type { StoreDetail } from '@errand/contract/stores';
import type { TimeSlot } from '@errand/contract/time-slot';
import { expect, test } from 'vitest';
import { aLine, anItem } from '../../../test/items.ts';
import { render, textOf } from '../../../test/render.tsx';
import { ContactForm } from './delivery/contact-section.tsx';
import { DeliverTo, DeliveryAddressDetails } from './delivery/deliver-to.tsx';
import { InstructionSection } from './delivery/instruction-section.tsx';
import { type Draft, START } from './draft.ts';
import { PrescriptionSection } from './extras/prescription-section.tsx';
import { isTooLittle } from './payment/change-field.tsx';
import { TipSection, takesTips, tipAmounts } from './payment/tip-section.tsx';
import { isWalletAwaited } from './payment/use-payment.ts';
import { directFields } from './place/order-body.ts';
import { CouponBox } from './summary/coupon-box.tsx';
import { CouponCard } from './summary/coupon-dialog.tsx';
import { ScheduleSection } from './time/schedule-section.tsx';
import { firstOpen, partsOf, Slots } from './time/slots.tsx';

const nothing = () => {};
const plain = (html: string) => textOf(html).replace(/[\u2066-\u2069]/g, '');

function slot(hour: number): TimeSlot {
  const starts = `${String(hour).padStart(2, '0')}:30`;
  const at = `2026-03-09T${starts}:00.000Z`;
  return { schedule_at: `2026-03-09 ${starts}:00`, starts, ends: `${hour + 1}:00`, from: at, to: at };
}

// Requirements: CHECKOUT-02, CHECKOUT-03.
test('Buy Now and campaigns send their single line, the cart’s checkout sends none', () => {
  const line = fromWireLine(aLine(anItem({ id: 7 }), { quantity: 2 }), 2);
  expect(directFields(null, [line], 2)).toEqual({});
  expect(directFields('buy_now', [line], 2)).toMatchObject({
    is_buy_now: 1,
    cart: [{ item_id: 7, model: 'Item', quantity: 2 }],
  });
  expect(directFields('campaign', [line], 2)).toMatchObject({
    is_buy_now: 0,
    cart: [{ item_id: 7, model: 'ItemCampaign' }],
  });
});

// Requirements: CHECKOUT-08.
test('slots are radio buttons; a long day is grouped, and opens at the morning or the chosen slot', () => {
  const radios = (html: string) => [...html.matchAll(/value="([^"]*)"/g)].map(([, at]) => at?.slice(11, 16));
  const pressed = (html: string) => /aria-pressed="true"[^>]*>([^<]*)/.exec(html)?.[1];
  const few = [20, 21, 22].map(slot);
  const short = render(<Slots slots={few} isToday={false} value={null} onChange={nothing} />);
  expect(short.match(/type="radio"/g)).toHaveLength(3);
  expect(short).not.toContain('aria-pressed');
  expect(plain(short)).toContain('20:30–21:00');

  const day = Array.from({ length: 24 }, (_, hour) => slot(hour));
  const html = render(<Slots slots={day} isToday={false} value={null} onChange={nothing} />);
  expect(plain(html)).toMatch(/^Night Morning Afternoon Evening/);
  expect(pressed(html)).toBe('Morning');
  expect(radios(html)).toEqual(['06:30', '07:30', '08:30', '09:30', '10:30', '11:30']);
  const late = render(
    <Slots slots={day} isToday={false} value={day[22]?.schedule_at ?? ''} onChange={nothing} />,
  );
  expect(pressed(late)).toBe('Evening');
  expect(plain(late)).toContain('Evening , chosen here');
  expect(late.match(/checked=""/g)).toHaveLength(1);
  const evening = render(<Slots slots={day.slice(13)} isToday={false} value={null} onChange={nothing} />, {
    language: 'ar',
  });
  expect(plain(evening)).toMatch(/^ظهرًا مساءً/);
  const twelveHour = render(<Slots slots={[slot(18)]} isToday={false} value={null} onChange={nothing} />, {
    config: { timeformat: '12' },
  });
  expect(plain(twelveHour)).toMatch(/6:30\sPM–7:00\sPM/);
});

test('every slot of a day is in exactly one part', () => {
  const day = Array.from({ length: 24 }, (_, hour) => slot(hour));
  const parts = partsOf(day);
  expect(parts.flatMap(({ slots }) => slots)).toEqual(day);
  expect(parts.map(({ slots }) => slots.length)).toEqual([6, 6, 5, 7]);
  expect(firstOpen(partsOf(day.slice(0, 5)), false, () => false)?.part).toBe('night');
  expect(firstOpen(parts, true, () => false)?.part).toBe('night');
});

test('a chosen slot that has passed is said, and no other is selected; a busy kitchen says when an order for now arrives', () => {
  const store = { id: 9, delivery_time: '25-35' } as StoreDetail;
  const days = [{ date: '2026-03-09', reason: null, full: 2, slots: [slot(18)] }];
  const times = {
    now_reason: null,
    opens: null,
    time_zone: 'Asia/Dubai',
    step: 30,
    days,
  } satisfies TimeSlots;
  const when = (chosen: string | null, more: { queued?: TimeSlot; reason?: 'full' } = {}) =>
    render(
      <ScheduleSection
        store={store}
        orderType="delivery"
        queued={more.queued ?? null}
        wanted={{ slot: chosen, day: null }}
        onWanted={nothing}
      />,
      { queryData: [[['time-slots', 9], { ...times, now_reason: more.reason ?? null }]] },
    );
  expect(plain(when('2026-03-09 18:30:00'))).not.toContain('has passed');
  const expired = when('2026-03-09 12:30:00');
  expect(plain(expired)).toContain('The time you chose has passed. Choose another one.');
  expect(expired).not.toContain('checked=""');
  expect(when(null)).toContain('checked=""');
  expect(plain(when(null))).toContain('25–35 min');
  expect(plain(when(null))).toContain('2 times are full.');
  expect(plain(when(null, { queued: slot(19) }))).toContain('About 19:30–20:00, the kitchen is busy');
  const full = when(null, { reason: 'full' });
  expect(plain(full)).toContain('Too many orders right now');
  expect(full).not.toContain('checked=""');
});

test('a coupon shows its terms and the amount missing', () => {
  const thisYear = new Date().getFullYear();
  const coupon = {
    code: 'TEN',
    title: 'Ten off',
    coupon_type: 'default',
    discount_type: 'percent',
    discount: 10,
    max_discount: 5,
    min_purchase: 20,
    expire_date: `${thisYear}-03-09`,
  } as Coupon;
  const card = (subtotal: number | null, more: Partial<Coupon> = {}) =>
    render(<CouponCard coupon={{ ...coupon, ...more }} subtotal={subtotal} busy={false} onUse={nothing} />);
  expect(plain(card(25))).toMatch(/10% off, up to \$5\.00 · from \$20\.00 · until 9 Mar(?! \d)/);
  const nextYear = { expire_date: `${thisYear + 1}-03-09` };
  expect(plain(card(25, nextYear))).toContain(`until 9 Mar ${thisYear + 1}`);
  expect(card(25)).not.toContain('disabled');
  expect(plain(card(12.5))).toContain('$7.50 more to use it');
  expect(card(12.5)).toContain('disabled');
  expect(plain(card(null, { coupon_type: 'free_delivery', min_purchase: 0 }))).toContain(
    'Free delivery · until',
  );
});

test('an applied coupon shows its saving once quoted, and a remove button', () => {
  const quote = { coupon_code: 'TEN', coupon_discount_amount: 3, free_delivery_because: null } as Quote;
  const box = (given: Partial<Quote>) =>
    render(<CouponBox code="TEN" onCode={nothing} storeId={1} quote={{ ...quote, ...given }} />);
  expect(plain(box({}))).toContain('TEN You saved $3.00 Remove');
  expect(plain(box({ coupon_discount_amount: 0, free_delivery_because: 'coupon' }))).toContain(
    'Free delivery',
  );
  expect(plain(box({ coupon_code: null }))).not.toContain('saved');
});

// Requirements: CHECKOUT-06.
test('an attempt without the prescription, or one that the server refuses, shows the error at the upload', () => {
  const part = (missing: boolean, rejection: string | null = null) =>
    render(
      <PrescriptionSection
        lead="The pharmacist reads it."
        files={[]}
        onChange={nothing}
        onReading={nothing}
        missing={missing}
        rejection={rejection}
        ref={{ current: null }}
      />,
    );
  expect(plain(part(true))).toContain('Please upload your prescription image');
  expect(part(true)).toMatch(/aria-describedby="prescription-note"/);
  expect(plain(part(false))).not.toContain('Please upload');
  expect(plain(part(false, 'This file is no picture.'))).toContain('This file is no picture.');
});

test('the suggested tips are the most frequent ones, filled up with defaults', () => {
  expect(tipAmounts([])).toEqual([1, 2, 3]);
  expect(tipAmounts([1, 5])).toEqual([1, 2, 5]);
  expect(tipAmounts([2, 5, 10])).toEqual([2, 5, 10]);
});

test('an amount below the total is too little for change', () => {
  expect([isTooLittle(0, 12), isTooLittle(11.99, 12), isTooLittle(12, 12), isTooLittle(5, null)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

// Requirements: ADDR-38, ADDR-39.
test('the door fields are street number, house number and floor, and customers may save them', () => {
  const draft = { road: null, house: null, floor: null, saveAddress: false } as Draft;
  const part = (savable: boolean) =>
    render(<DeliveryAddressDetails draft={draft} change={nothing} address={null} savable={savable} />);
  expect(plain(part(true))).toBe(
    'Street number optional House number optional Floor optional Save this Address',
  );
  expect(part(true)).toContain('type="checkbox"');
  expect(plain(part(false))).not.toContain('Save this Address');
});

// Requirements: ADDR-32.
test('a customer without saved addresses sees a message', () => {
  const customer = { f_name: 'Layla', l_name: 'Haddad' } as CustomerInfo;
  const part = (hidden: number) =>
    render(
      <DeliverTo
        draft={{ road: null, house: null, floor: null } as Draft}
        change={nothing}
        address={null}
        addresses={{ usable: [], hidden, loading: false }}
        here={null}
        customer={customer}
        guest={null}
        onGuest={nothing}
      />,
    );
  expect(plain(part(0))).toContain('No saved addresses found to select.');
  expect(plain(part(2))).toContain('2 saved addresses lie outside this store’s area.');
});

// Requirements: ADDR-49, ADDR-50.
test('a guest’s name, phone and e-mail are required; address, street, house and floor are optional', () => {
  const html = render(<ContactForm contact={null} onSave={nothing} />, { config: { country: 'AE' } });
  const text = plain(html);
  expect(text).toContain('Address optional Street number optional House number optional Floor optional');
  const labels = [...html.matchAll(/<label for[^>]*>(.*?)<\/label>/g)].map(([, label]) => plain(label ?? ''));
  expect(labels.slice(0, 3)).toEqual(['Name *', 'Phone *', 'Email *']);
  expect(html.match(/<input[^>]* required=""/g)).toHaveLength(3);
});

test('an order that is paid in cash is not left at the door, which is said', () => {
  const shown = (instruction: Draft['instruction'], isCash: boolean) =>
    plain(
      render(<InstructionSection draft={{ ...START, instruction }} change={nothing} isCash={isCash} />),
    ).includes('cannot leave the order at the door');
  expect([shown('leaveAtDoor', true), shown('leaveAtDoor', false), shown('handToMe', true)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the payment methods wait for the quote that says what a wallet pays, unless it fails', () => {
  const first = { quote: null, error: null, offline: false };
  expect(isWalletAwaited({ wallet_balance: 12 }, first)).toBe(true);
  expect(isWalletAwaited({ wallet_balance: 12 }, { ...first, quote: {} })).toBe(false);
  expect(isWalletAwaited({ wallet_balance: 12 }, { ...first, error: new Error('500') })).toBe(false);
  expect(isWalletAwaited({ wallet_balance: 12 }, { ...first, offline: true })).toBe(false);
  expect([isWalletAwaited({ wallet_balance: 0 }, first), isWalletAwaited(null, first)]).toEqual([
    false,
    false,
  ]);
});

test('a tip that was chosen and is no longer taken is named, with a way to order without it', () => {
  const on = { dm_tips_status: 1 } as const;
  const rejected = { problems: [{ code: 'tips_off', message: 'Off' }] };
  expect([takesTips(on, null), takesTips(on, { problems: [] }), takesTips(on, rejected)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(takesTips({ dm_tips_status: 0 }, null)).toBe(false);
  const shown = plain(render(<TipSection isTaken={false} tip={2} onChange={nothing} />));
  expect(shown).toContain('your tip of $2.00 cannot be given');
  expect(shown).toContain('Order without a tip');
  expect(render(<TipSection isTaken={false} tip={0} onChange={nothing} />)).toBe('');
});
