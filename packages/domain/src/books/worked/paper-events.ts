import { toMinor } from '../../money/index.ts';
import {
  type Balances,
  type BookedOrder,
  balanceOf,
  bookPayout,
  chargeStore,
  closeAccount,
  creditCashback,
  creditReferral,
  customerOwner,
  depositTill,
  divideAmount,
  divideRefund,
  entryOf,
  fundWallet,
  type GroupAmounts,
  handOverCash,
  holdBalance,
  type JournalEntry,
  type MoneyPlace,
  movePoints,
  NO_GROUPS,
  type OrderEvent,
  orderOwner,
  type Payee,
  payAdvance,
  payOut,
  providerFee,
  providerPayout,
  REFUND_GROUPS,
  receiveFromPayee,
  receivePayment,
  releaseBalance,
  replay,
  returnPayout,
  SPARED_PARTIES,
  topUp,
} from '../index.ts';
import type { Parties } from './paper-order.ts';
import { partsOf } from './paper-table.ts';

/** What has happened so far: the balances, and what was refunded of the order. */
export type PaperState = { balances: Balances; refunded: GroupAmounts; entries: readonly JournalEntry[] };
export const NOTHING_YET: PaperState = { balances: replay([]), refunded: NO_GROUPS, entries: [] };

type Paper = {
  order: BookedOrder | null;
  parties: Parties;
  state: PaperState;
  minor: (text: string | undefined) => number;
};
type Found = Record<string, string | undefined>;
type Rule = [pattern: RegExp, entry: (found: Found, paper: Paper) => JournalEntry | OrderEvent];

const AMOUNT = '(?<amount>-?[\\d.]+)';
const PLACE = '(?<place>wallet|stripe|bank|office|courier|store)';
const PAYEE = '(?<payee>store|courier)';
const TAX = '(?: tax (?<percent>[\\d.]+)% (?<way>included|added))?';
const rule = (text: string) => new RegExp(`^${text}$`);

/** Every event that the tables name. */
const RULES: Rule[] = [
  [
    rule(`paid ${AMOUNT} by ${PLACE}`),
    (f, p) => ({ event: 'paid', place: placeOf(f.place, p), ...amountOf(f, p) }),
  ],
  [rule('earned'), () => ({ event: 'earned' })],
  [rule(`return fee ${AMOUNT}`), (f, p) => ({ event: 'return_fee', ...amountOf(f, p) })],
  [rule(`canceled for ${AMOUNT}`), (f, p) => ({ event: 'canceled_with_fee', ...amountOf(f, p) })],
  [rule('refunded (?<what>.*?)(?: sparing (?<spared>.*))?'), refundOf],
  [
    rule(`repaid ${AMOUNT} by (?:${PLACE}|hand)(?: rounded up (?<rounded>[\\d.]+))?`),
    (f, p) => ({
      event: 'repaid',
      place: f.place ? placeOf(f.place, p) : { at: 'hand' },
      roundedUpMinor: p.minor(f.rounded),
      ...amountOf(f, p),
    }),
  ],
  [
    rule(`hand paid ${AMOUNT} by ${PLACE}`),
    (f, p) => ({ event: 'hand_paid', place: placeOf(f.place, p), ...amountOf(f, p) }),
  ],
  [rule(`written off ${AMOUNT}`), (f, p) => ({ event: 'written_off', ...amountOf(f, p) })],
  [rule(`charged ${AMOUNT}`), (f, p) => ({ event: 'charged', ...amountOf(f, p) })],
  [rule(`charge lowered ${AMOUNT}`), (f, p) => ({ event: 'charge_lowered', ...amountOf(f, p) })],
  [rule(`deposit taken ${AMOUNT}`), (f, p) => ({ event: 'deposit_taken', ...amountOf(f, p) })],
  [rule(`deposit returned ${AMOUNT}`), (f, p) => ({ event: 'deposit_returned', ...amountOf(f, p) })],
  [rule(`deposit kept ${AMOUNT}`), (f, p) => ({ event: 'deposit_kept', ...amountOf(f, p) })],
  [rule(`handover ${AMOUNT}`), (f, p) => handOverCash(p.parties.courierId, p.minor(f.amount))],
  [rule(`office pays in ${AMOUNT}`), (f, p) => depositTill(p.minor(f.amount))],
  [
    rule(`payout ${PAYEE} ${AMOUNT}(?: set off (?<cash>[\\d.]+))?(?<stripe> by stripe)?`),
    (f, p) => payOut(payoutOf(f, p)),
  ],
  [rule(`advance ${PAYEE} ${AMOUNT}`), (f, p) => payAdvance(payoutOf(f, p))],
  [rule(`booked ${PAYEE} ${AMOUNT}`), (f, p) => bookPayout({ payee: payeeOf(f, p), ...amountOf(f, p) })],
  [
    rule(`came back ${PAYEE} ${AMOUNT}(?<bank> from bank)?`),
    (f, p) =>
      returnPayout({ payee: payeeOf(f, p), ...amountOf(f, p), from: f.bank ? { at: 'bank' } : 'transit' }),
  ],
  [rule(`held ${PAYEE} ${AMOUNT}`), (f, p) => holdBalance(payeeOf(f, p), p.minor(f.amount))],
  [rule(`released ${PAYEE} ${AMOUNT}`), (f, p) => releaseBalance(payeeOf(f, p), p.minor(f.amount))],
  [
    rule(`received ${PAYEE} ${AMOUNT} by (?<place>bank|office)`),
    (f, p) =>
      receiveFromPayee(payeeOf(f, p), { at: f.place === 'bank' ? 'bank' : 'till' }, p.minor(f.amount)),
  ],
  [rule(`cashback ${AMOUNT}`), (f, p) => creditCashback(rewardOf(f, p))],
  [rule(`referral ${AMOUNT}`), (f, p) => creditReferral(rewardOf(f, p))],
  [
    rule(`funding ${AMOUNT}(?<office> by office)?`),
    (f, p) => fundWallet(rewardOf(f, p), f.office ? { at: 'till' } : null),
  ],
  [
    rule(`top-up ${AMOUNT}(?: bonus (?<bonus>[\\d.]+))?`),
    (f, p) =>
      topUp({
        paymentId: 't',
        customerId: p.parties.customerId,
        provider: 'stripe',
        bonusMinor: p.minor(f.bonus),
        ...amountOf(f, p),
      }),
  ],
  [
    rule('points now (?<points>\\d+) at (?<rate>\\d+)(?: for (?<amount>[\\d.]+))?'),
    (f, p) =>
      movePoints(
        {
          subject: orderOwner(p.parties.orderId),
          customerId: p.parties.customerId,
          provisionMinor: balanceOf(p.state.balances, 'points', customerOwner(p.parties.customerId)),
          balance: Number(f.points),
          toWalletMinor: p.minor(f.amount),
        },
        { pointsPerUnit: Number(f.rate), digits: String(p.minor('1')).length - 1, minimum: 0 },
      ),
  ],
  [
    rule('account closed'),
    (_, { parties: { customerId }, state: { balances } }) => {
      const of = (account: 'wallet' | 'points') => balanceOf(balances, account, customerOwner(customerId));
      return closeAccount(customerId, { walletMinor: of('wallet'), pointsMinor: of('points') }, null);
    },
  ],
  [
    rule(`(?<kind>plan|advertisement) ${AMOUNT}${TAX}(?<ahead> paid ahead)?`),
    (f, p) =>
      chargeStore({
        storeId: p.parties.storeId,
        kind: f.kind === 'plan' ? 'plan' : 'advertisement',
        priceMinor: p.minor(f.amount),
        tax: { percent: Number(f.percent ?? 0), included: f.way === 'included' },
        paidBy: f.ahead ? 'application:1' : null,
      }),
  ],
  [
    rule(`application pays ${AMOUNT}`),
    (f, p) => receivePayment('application:1', { at: 'provider', provider: 'stripe' }, p.minor(f.amount)),
  ],
  [rule(`stripe fee ${AMOUNT}`), (f, p) => providerFee('stripe', 'provider:stripe', p.minor(f.amount))],
  [rule(`stripe pays ${AMOUNT}`), (f, p) => providerPayout('stripe', p.minor(f.amount))],
];

/** Posts the events of a cell, such as `paid 12.00 by stripe; earned`. Throws for an event that it does not know. */
export function postEvents(
  cell: string,
  { order, parties, digits }: { order: BookedOrder | null; parties: Parties; digits: number },
  before: PaperState,
): PaperState {
  const minor = (text = '0') => toMinor(Number(text), digits);
  return partsOf(cell, ';').reduce((state, text) => {
    for (const [pattern, entry] of RULES) {
      const found = pattern.exec(text);
      if (found) return withPosted(entry(found.groups ?? {}, { order, parties, state, minor }), order, state);
    }
    throw new Error(`Unknown event: ${text}`);
  }, before);
}

function withPosted(
  one: JournalEntry | OrderEvent,
  order: BookedOrder | null,
  state: PaperState,
): PaperState {
  const { refunded } = state;
  const withEntry = (entry: JournalEntry) => {
    const entries = [...state.entries, entry];
    return { balances: replay(entries), entries };
  };
  if ('postings' in one) return { ...withEntry(one), refunded };
  if (!order) throw new Error(`There is no order for ${one.event}.`);
  const entry = entryOf(order, one, refunded);
  const now = one.event === 'refunded' ? one.groups : NO_GROUPS;
  return {
    ...withEntry(entry),
    refunded: {
      goods: refunded.goods + now.goods,
      delivery: refunded.delivery + now.delivery,
      tip: refunded.tip + now.tip,
      fees: refunded.fees + now.fees,
    },
  };
}

function refundOf({ what = '', spared = '' }: Found, paper: Paper): OrderEvent {
  return {
    event: 'refunded',
    groups: groupsOf(what, paper),
    spared: SPARED_PARTIES.filter((party) => spared.includes(party)),
  };
}

function groupsOf(what: string, { order, state: { refunded }, minor }: Paper): GroupAmounts {
  if (!order) throw new Error('There is no order to refund.');
  if (what === 'all') return divideRefund(order, refunded, null);
  if (/^[\d.]+$/.test(what)) return divideAmount(order, refunded, minor(what));
  const wanted = { ...NO_GROUPS };
  for (const part of partsOf(what, '+')) {
    const [name, amount] = part.split(' ');
    const group = REFUND_GROUPS.find((one) => one === name);
    if (!group) throw new Error(`Unknown group: ${part}`);
    wanted[group] = minor(amount);
  }
  return divideRefund(order, refunded, wanted);
}

function placeOf(name: string | undefined, { parties }: Paper): MoneyPlace {
  switch (name) {
    case 'wallet':
      return { at: 'wallet', customerId: parties.customerId };
    case 'courier':
      return { at: 'courier', courierId: parties.courierId };
    case 'store':
      return { at: 'store', storeId: parties.storeId };
    case 'stripe':
      return { at: 'provider', provider: 'stripe' };
    case 'bank':
      return { at: 'bank' };
    default:
      return { at: 'till' };
  }
}

function payeeOf({ payee }: Found, { parties }: Paper): Payee {
  return payee === 'store'
    ? { account: 'store', id: parties.storeId }
    : { account: 'courier', id: parties.courierId };
}

function payoutOf(found: Found, paper: Paper): Parameters<typeof payOut>[0] {
  return {
    payee: payeeOf(found, paper),
    ...amountOf(found, paper),
    setOffMinor: paper.minor(found.cash),
    by: found.stripe ? { at: 'provider', provider: 'stripe' } : { at: 'bank' },
  };
}

function rewardOf(found: Found, paper: Paper) {
  const { orderId, customerId } = paper.parties;
  return { subject: orderOwner(orderId), customerId, ...amountOf(found, paper) };
}

function amountOf({ amount }: Found, { minor }: Paper) {
  return { amountMinor: minor(amount) };
}
