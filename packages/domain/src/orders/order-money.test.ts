import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_TYPES } from '../delivery/index.ts';
import { PAYMENT_METHODS } from '../payments/index.ts';
import { keptMinor, orderMoney } from './order-money.ts';
import type { OrderMoneyInput } from './order-money-input.ts';
import { sumMinor, unpaidMinor } from './paid-parts.ts';
import { ORDER_STATUSES } from './states.ts';

const ORDER: OrderMoneyInput = {
  type: 'delivery',
  status: 'delivered',
  paymentMethod: 'cash_on_delivery',
  paymentStatus: 'unpaid',
  totalMinor: 3000,
  walletMinor: 0,
  chargePayer: null,
  isCanceled: false,
  hasWallet: true,
  canceledAtMs: null,
  refundedAtMs: null,
  changes: [],
  refunds: [],
  handPayments: [],
  writtenOffMinor: 0,
  parcelReturn: null,
  cancellationFeeMinor: 0,
  trip: null,
};
const NO_DESTINATION = { providerMinor: 0, walletMinor: 0, byHandMinor: 0, atMs: null };
const FEE = { cancellationFeeMinor: 800 } as const;
const TRIP = { extraDueMinor: null, refundedMinor: 0, chargesMinor: 0, depositMinor: 0 };
const approved = (parts: Partial<OrderMoneyInput['refunds'][number]>) => ({
  ...NO_DESTINATION,
  status: 'approved' as const,
  owed: false,
  amountMinor: (parts.providerMinor ?? 0) + (parts.walletMinor ?? 0) + (parts.byHandMinor ?? 0),
  ...parts,
});

/** How an order is paid, before anything was charged except from the wallet, and once all of it was. */
const BY = {
  cash: { paymentMethod: 'cash_on_delivery' },
  bank: { paymentMethod: 'digital_payment' },
  transfer: { paymentMethod: 'offline_payment' },
  'wallet and cash': { paymentMethod: 'cash_on_delivery', walletMinor: 1000 },
  'wallet and bank': { paymentMethod: 'digital_payment', walletMinor: 1000 },
} as const satisfies Record<string, Partial<OrderMoneyInput>>;
const WALLET = { paymentMethod: 'wallet', walletMinor: 3000, paymentStatus: 'paid' } as const;
const RUNNING = { status: 'pending' } as const;
const CANCELED = { status: 'canceled', isCanceled: true } as const;
const REFUNDED = { status: 'refunded', isCanceled: true } as const;
const PAID = { paymentStatus: 'paid' } as const;
const PARTLY = { paymentStatus: 'partially_paid' } as const;

/** The money in one line: state, paper, what was charged, what went back, what is due. */
function summary(...parts: Partial<OrderMoneyInput>[]): string {
  const money = orderMoney(Object.assign({}, ORDER, ...parts));
  const list = (name: string, texts: string[]) => (texts.length > 0 ? ` ${name} ${texts.join(' + ')}` : '');
  return `${money.state} ${money.paper}:${list(
    'charged',
    money.charged.map(({ way, amountMinor }) => `${way} ${amountMinor}`),
  )}${list(
    'back',
    money.returned.map(({ to, amountMinor, isPending }) => `${isPending ? '~' : ''}${to} ${amountMinor}`),
  )}${list(
    'due',
    money.due.map(({ way, amountMinor }) => `${way} ${amountMinor}`),
  )}`;
}

describe('an order of each payment says what was charged, what went back and what is due in each state', () => {
  test.each([
    ['cash, running', [BY.cash, RUNNING], 'due bill: due cash_door 3000'],
    ['cash, delivered', [BY.cash, PAID], 'paid receipt: charged cash_door 3000'],
    ['cash, canceled', [BY.cash, CANCELED], 'nothing cancellation:'],
    ['bank, running', [BY.bank, RUNNING], 'due bill: due bank 3000'],
    ['bank, declined', [BY.bank, { status: 'failed' }], 'due bill: due bank 3000'],
    ['bank, paid', [BY.bank, RUNNING, PAID], 'paid receipt: charged bank 3000'],
    ['bank, canceled unpaid', [BY.bank, CANCELED], 'nothing cancellation:'],
    ['bank, canceled', [BY.bank, CANCELED, PAID], 'returned cancellation: charged bank 3000 back ~bank 3000'],
    ['bank, returned', [BY.bank, REFUNDED, PAID], 'returned cancellation: charged bank 3000 back bank 3000'],
    ['wallet, running', [WALLET, RUNNING], 'paid receipt: charged wallet 3000'],
    ['wallet, canceled', [WALLET, CANCELED], 'returned cancellation: charged wallet 3000 back wallet 3000'],
    [
      'wallet, refunded since',
      [WALLET, REFUNDED],
      'returned cancellation: charged wallet 3000 back wallet 3000',
    ],
    ['transfer, running', [BY.transfer, RUNNING], 'due bill: due transfer 3000'],
    ['transfer, delivered unpaid', [BY.transfer], 'due bill: due transfer 3000'],
    ['transfer, canceled unpaid', [BY.transfer, CANCELED], 'nothing cancellation:'],
    ['transfer, delivered and written off', [BY.transfer, { writtenOffMinor: 3000 }], 'written_off bill:'],
    [
      'transfer, written off in part',
      [BY.transfer, { writtenOffMinor: 1000 }],
      'due bill: due transfer 2000',
    ],
    [
      'transfer, canceled',
      [BY.transfer, CANCELED, PAID],
      'returned cancellation: charged transfer 3000 back ~open 3000',
    ],
    [
      'transfer, canceled and decided',
      [BY.transfer, REFUNDED, PAID, { refunds: [approved({ owed: true, walletMinor: 3000 })] }],
      'returned cancellation: charged transfer 3000 back wallet 3000',
    ],
    [
      'wallet and transfer, which came after a cancellation with a fee and goes back whole',
      [
        BY.transfer,
        REFUNDED,
        PAID,
        FEE,
        { walletMinor: 1000, refunds: [approved({ owed: true, byHandMinor: 2000 })] },
      ],
      'part_returned cancellation: charged wallet 1000 + transfer 2000 back wallet 200 + ~hand 2000',
    ],
    [
      'wallet and cash, running',
      [BY['wallet and cash'], PARTLY, RUNNING],
      'part_paid bill: charged wallet 1000 due cash_door 2000',
    ],
    [
      'wallet and cash, delivered',
      [BY['wallet and cash'], PAID],
      'paid receipt: charged wallet 1000 + cash_door 2000',
    ],
    [
      'wallet and cash, canceled',
      [BY['wallet and cash'], PARTLY, CANCELED],
      'returned cancellation: charged wallet 1000 back wallet 1000',
    ],
    [
      'wallet and bank, declined',
      [BY['wallet and bank'], PARTLY, { status: 'failed' }],
      'part_paid bill: charged wallet 1000 due bank 2000',
    ],
    [
      'wallet and bank, canceled',
      [BY['wallet and bank'], PAID, CANCELED],
      'returned cancellation: charged wallet 1000 + bank 2000 back wallet 1000 + ~bank 2000',
    ],
    [
      'bank, refund on its way',
      [BY.bank, PAID, { status: 'refund_requested', refunds: [approved({ providerMinor: 500 })] }],
      'part_returned receipt: charged bank 3000 back ~bank 500',
    ],
    [
      'bank, refunded in parts',
      [
        BY.bank,
        PAID,
        { status: 'refunded', refunds: [approved({ providerMinor: 500 }), approved({ walletMinor: 2500 })] },
      ],
      'returned receipt: charged bank 3000 back bank 500 + wallet 2500',
    ],
    [
      'cash, refund refused',
      [BY.cash, PAID, { refunds: [approved({ status: 'refused', byHandMinor: 0 })] }],
      'paid receipt: charged cash_door 3000',
    ],
    [
      'bank, made cheaper',
      [BY.bank, PAID, RUNNING, { changes: [{ ...NO_DESTINATION, providerMinor: 700 }] }],
      'paid receipt: charged bank 3700 back bank 700',
    ],
    [
      'transfer of a guest, made cheaper',
      [BY.transfer, PAID, { hasWallet: false, changes: [{ ...NO_DESTINATION, byHandMinor: 700 }] }],
      'paid receipt: charged transfer 3700 back ~hand 700',
    ],
    [
      'transfer of a guest, made cheaper and paid back in part',
      [
        BY.transfer,
        PAID,
        {
          hasWallet: false,
          changes: [{ ...NO_DESTINATION, byHandMinor: 700 }],
          handPayments: [{ amountMinor: 400, atMs: 1 }],
        },
      ],
      'paid receipt: charged transfer 3700 back hand 400 + ~hand 300',
    ],
    [
      'cash of a guest, refunded and paid back',
      [
        BY.cash,
        PAID,
        {
          status: 'refunded',
          refunds: [approved({ byHandMinor: 3000 })],
          handPayments: [{ amountMinor: 3000, atMs: 1 }],
        },
      ],
      'returned receipt: charged cash_door 3000 back hand 3000',
    ],
    [
      'wallet, made cheaper and canceled',
      [WALLET, REFUNDED, { changes: [{ ...NO_DESTINATION, walletMinor: 700 }] }],
      'returned cancellation: charged wallet 3700 back wallet 700 + wallet 3000',
    ],
  ] satisfies [string, Partial<OrderMoneyInput>[], string][])('%s', (_, parts, expected) => {
    expect(summary(...parts)).toBe(expected);
  });
});

describe('take-away, parcels and trips name where cash is paid, and keep what a return or cancellation costs', () => {
  const PARCEL = { type: 'parcel', chargePayer: 'sender' } as const;
  const BY_RECEIVER = { type: 'parcel', chargePayer: 'receiver' } as const;
  const A_TRIP = { type: 'trip', trip: TRIP } as const;
  const onWay = { parcelReturn: { feeMinor: 1500, feeDueMinor: null } };
  const back = { status: 'returned', parcelReturn: { feeMinor: 1500, feeDueMinor: 1500 } } as const;
  test.each([
    ['take-away', [BY.cash, RUNNING, { type: 'take_away' }], 'due bill: due cash_store 3000'],
    ['parcel of its sender', [BY.cash, PARCEL, RUNNING], 'due bill: due cash_sender 3000'],
    ['parcel of its receiver', [BY.cash, BY_RECEIVER, RUNNING], 'due bill: due cash_receiver 3000'],
    ['parcel, canceled before the pickup', [BY.cash, PARCEL, CANCELED], 'nothing cancellation:'],
    [
      'parcel of its receiver, on its way back',
      [BY.cash, BY_RECEIVER, CANCELED, onWay],
      'due bill: due cash_return 4500',
    ],
    [
      'parcel of its receiver, back',
      [BY.cash, BY_RECEIVER, CANCELED, PAID, back],
      'paid receipt: charged cash_return 4500',
    ],
    [
      'parcel of its sender, on its way back',
      [BY.cash, PARCEL, CANCELED, PAID, onWay],
      'part_paid bill: charged cash_sender 3000 due cash_return 1500',
    ],
    [
      'parcel of its sender, back',
      [BY.cash, PARCEL, CANCELED, PAID, back],
      'paid receipt: charged cash_sender 3000 + cash_return 1500',
    ],
    [
      'parcel, back after its deadline',
      [BY.bank, PARCEL, CANCELED, PAID, back, { parcelReturn: { feeMinor: 1500, feeDueMinor: 0 } }],
      'paid receipt: charged bank 3000',
    ],
    [
      'delivery, canceled at the door for a fee',
      [BY['wallet and bank'], CANCELED, PAID, { cancellationFeeMinor: 400 }],
      'part_returned cancellation: charged wallet 1000 + bank 2000 back wallet 1000 + ~bank 1600',
    ],
    ['trip in cash', [BY.cash, A_TRIP, RUNNING], 'due bill: due cash_provider 3000'],
    [
      'trip, canceled for a fee',
      [
        BY.bank,
        REFUNDED,
        PAID,
        { type: 'trip', cancellationFeeMinor: 1500, trip: { ...TRIP, refundedMinor: 1500 } },
      ],
      'part_returned cancellation: charged bank 3000 back bank 1500',
    ],
    [
      'trip of wallet and bank, canceled for a fee',
      [
        BY['wallet and bank'],
        CANCELED,
        PAID,
        { type: 'trip', cancellationFeeMinor: 2500, trip: { ...TRIP, refundedMinor: 500 } },
      ],
      'part_returned cancellation: charged wallet 1000 + bank 2000 back wallet 500',
    ],
    [
      'trip, extended after the bank',
      [BY.bank, PARTLY, { type: 'trip', status: 'picked_up', trip: { ...TRIP, extraDueMinor: 900 } }],
      'part_paid bill: charged bank 2100 due cash_provider 900',
    ],
    [
      'trip, extended and over',
      [BY.bank, PAID, { type: 'trip', trip: { ...TRIP, extraDueMinor: 900 } }],
      'paid receipt: charged bank 2100 + cash_provider 900',
    ],
    [
      'trip of the wallet, extended',
      [WALLET, PARTLY, { type: 'trip', walletMinor: 2000, trip: TRIP }],
      'part_paid bill: charged wallet 2000 due cash_provider 1000',
    ],
    [
      'trip, shortened',
      [BY.bank, PAID, RUNNING, { type: 'trip', trip: { ...TRIP, refundedMinor: 400 } }],
      'paid receipt: charged bank 3400 back wallet 400',
    ],
    [
      'trip, returned with a charge below its deposit',
      [BY.bank, PAID, { type: 'trip', trip: { ...TRIP, chargesMinor: 800, depositMinor: 1000 } }],
      'paid receipt: charged bank 3000 + deposit 800',
    ],
    [
      'trip, returned with a charge above its deposit',
      [BY.cash, PAID, { type: 'trip', trip: { ...TRIP, chargesMinor: 1500, depositMinor: 1000 } }],
      'part_paid bill: charged cash_provider 3000 + deposit 1000 due cash_provider 500',
    ],
    [
      'trip of a guest, shortened and canceled free',
      [BY.bank, PAID, REFUNDED, { type: 'trip', hasWallet: false, trip: { ...TRIP, refundedMinor: 3400 } }],
      'returned cancellation: charged bank 3400 back ~hand 400 + bank 3000',
    ],
  ] satisfies [string, Partial<OrderMoneyInput>[], string][])('%s', (_, parts, expected) => {
    expect(summary(...parts)).toBe(expected);
  });
});

test('a returned parcel has one total, with its fee', () => {
  const parcelReturn = { feeMinor: 184, feeDueMinor: 184 };
  const money = orderMoney({ ...ORDER, ...CANCELED, type: 'parcel', totalMinor: 367, ...PAID, parcelReturn });
  expect(money).toMatchObject({ totalMinor: 551, returnFeeMinor: 184 });
  expect(sumMinor(money.charged)).toBe(551);
});

test('in every state, kind and payment the charged money less the returned is kept, and with the due it is the price', () => {
  const input = fc.record({
    type: fc.constantFrom(...ORDER_TYPES),
    status: fc.constantFrom(...ORDER_STATUSES),
    paymentMethod: fc.constantFrom(...PAYMENT_METHODS),
    paymentStatus: fc.constantFrom('unpaid' as const, 'paid' as const, 'partially_paid' as const),
    totalMinor: fc.nat(5000),
    wallet: fc.nat(100),
    fee: fc.nat(100),
    chargePayer: fc.constantFrom(null, 'sender' as const, 'receiver' as const),
    isReturn: fc.boolean(),
    charges: fc.nat(900),
    deposit: fc.nat(900),
    hasWallet: fc.boolean(),
  });
  fc.assert(
    fc.property(input, ({ wallet, fee, isReturn, charges, deposit, ...drawn }) => {
      const isCanceled = drawn.status === 'canceled' || drawn.status === 'returned';
      const isWallet = drawn.paymentMethod === 'wallet' && drawn.type !== 'trip';
      const walletMinor = isWallet ? drawn.totalMinor : Math.floor((drawn.totalMinor * wallet) / 100);
      const amounts = {
        ...drawn,
        paymentStatus: isWallet ? ('paid' as const) : drawn.paymentStatus,
        walletMinor: drawn.paymentStatus === 'unpaid' && !isWallet ? 0 : walletMinor,
      };
      const unpaid = unpaidMinor(amounts);
      const paidMinor = drawn.totalMinor - unpaid;
      const isBack = isReturn && isCanceled && drawn.type === 'parcel';
      const feeMinor = isCanceled && drawn.type !== 'parcel' ? Math.floor((paidMinor * fee) / 100) : 0;
      const chargesMinor = drawn.type === 'trip' && !isCanceled ? charges : 0;
      const money = orderMoney({
        ...ORDER,
        ...amounts,
        isCanceled,
        parcelReturn: isBack
          ? { feeMinor: fee, feeDueMinor: drawn.status === 'returned' ? fee : null }
          : null,
        cancellationFeeMinor: feeMinor,
        trip:
          drawn.type === 'trip'
            ? {
                extraDueMinor: null,
                refundedMinor: isCanceled ? paidMinor - feeMinor : 0,
                chargesMinor,
                depositMinor: deposit,
              }
            : null,
      });
      const price = keptMinor(money) + sumMinor(money.due);
      const agreedMinor = isCanceled ? feeMinor : drawn.totalMinor + chargesMinor;
      expect(price).toBe(isBack ? drawn.totalMinor + fee : agreedMinor);
      for (const { amountMinor } of [...money.charged, ...money.returned, ...money.due])
        expect(amountMinor).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});
