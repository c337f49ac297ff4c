import { type TextKey, useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';

type Tone = 'ok' | 'warn' | 'bad' | undefined;

/** The tone of each state, by the first part of the key of its text. */
const TONES = {
  'applications.state': { pending: 'warn', approved: 'ok', rejected: undefined },
  'audit.outcome': { done: 'ok', denied: 'bad', exported: 'warn' },
  'blocks.state': { active: 'ok', off: undefined },
  'books.differenceState': { open: 'bad', settled: 'ok', gone: undefined },
  'books.period': { checking: undefined, differing: 'bad', ready: 'warn', closed: 'ok' },
  couriers: { active: 'ok', suspended: undefined },
  'couriers.account': { invited: 'warn', expired: 'bad', active: 'ok', disabled: 'bad' },
  'customers.funding': { requested: 'warn', done: 'ok', rejected: 'bad' },
  'customers.state': { active: 'ok', blocked: 'bad', removed: undefined, merged: undefined },
  'finance.correctionState': { requested: 'warn', done: 'ok', rejected: 'bad' },
  'finance.bank': { missing: 'warn', waiting: 'warn', failed: 'bad', ready: 'ok' },
  'finance.payout': {
    planned: undefined,
    left_out: undefined,
    sent: 'warn',
    paid: 'ok',
    rejected: 'bad',
    returned: 'bad',
  },
  'finance.run': { draft: 'warn', confirmed: 'ok', canceled: undefined },
  'imports.state': { checking: undefined, checked: 'warn', importing: undefined, done: 'ok', failed: 'bad' },
  modules: { active: 'ok', hidden: undefined },
  'orders.delivery': { delivered: 'ok', read: 'ok', bounced: 'bad', complained: 'bad' },
  'newsletter.state': {
    draft: undefined,
    scheduled: 'warn',
    sending: 'warn',
    paused: 'warn',
    sent: 'ok',
    canceled: undefined,
  },
  'newsletter.subscription': {
    unasked: undefined,
    unconfirmed: 'warn',
    confirmed: 'ok',
    unsubscribed: undefined,
  },
  'orders.message': { queued: undefined, failed: 'bad', sent: 'ok', dropped: 'warn' },
  'orders.money.state': {
    due: undefined,
    part_paid: 'warn',
    paid: 'ok',
    part_returned: 'warn',
    returned: undefined,
    written_off: undefined,
    nothing: undefined,
  },
  'payments.state': {
    waiting: 'warn',
    missing: undefined,
    rejected: undefined,
    confirmed: 'ok',
    void: undefined,
  },
  'problems.state': { open: 'warn', answered: 'ok' },
  'promotions.advertisement': {
    requested: 'warn',
    planned: undefined,
    running: 'ok',
    paused: 'warn',
    ended: undefined,
    rejected: 'bad',
    withdrawn: undefined,
  },
  'promotions.state': {
    planned: undefined,
    running: 'ok',
    used_up: 'warn',
    ended: undefined,
    off: undefined,
  },
  'refunds.state': { requested: 'warn', approved: 'ok', refused: undefined },
  reviews: { hidden: 'warn', replied: 'ok', shown: 'ok' },
  'staff.state': { active: 'ok', invited: 'warn', disabled: 'bad' },
  stores: { hidden: undefined, open: 'ok', closed: undefined },
  'stores.planState': { none: undefined, running: 'ok', ending: 'warn', ended: 'bad' },
  zones: { active: 'ok', inactive: undefined },
} as const satisfies Record<string, Record<string, Tone>>;

type Tones = typeof TONES;
type Key = { [Of in keyof Tones]: `${Of}.${keyof Tones[Of] & string}` }[keyof Tones];

/** The name of a state. */
export function StateTag<Of extends keyof Tones>({ of, state }: { of: Of; state: keyof Tones[Of] & string }) {
  const t = useText();
  const tones: Record<string, Tone> = TONES[of];
  const key: TextKey = `${of}.${state}` as Key;
  return <span className={cx('tag', tones[state])}>{t(key)}</span>;
}
