/** What store and office have decided about an advertisement. */
export const ADVERTISEMENT_STATUSES = ['requested', 'accepted', 'paused', 'rejected', 'withdrawn'] as const;
export type AdvertisementStatus = (typeof ADVERTISEMENT_STATUSES)[number];

/** The state of an advertisement at an instant: an accepted one is planned, running or ended. Only running ones are shown. */
export const ADVERTISEMENT_STATES = [
  'requested',
  'planned',
  'running',
  'paused',
  'ended',
  'rejected',
  'withdrawn',
] as const;
export type AdvertisementState = (typeof ADVERTISEMENT_STATES)[number];

/** States of advertisements that run or may still run. */
export const OPEN_ADVERTISEMENTS: readonly AdvertisementState[] = [
  'requested',
  'planned',
  'running',
  'paused',
];

/** The most advertisements that a store can have at once; withdrawn, rejected and ended ones do not count. */
export const MOST_ADVERTISEMENTS = 10;

type Advertisement = { status: AdvertisementStatus; startsAt: Date; endsAt: Date };

/** The end is exclusive. */
export function advertisementState(
  { status, startsAt, endsAt }: Advertisement,
  nowMs: number,
): AdvertisementState {
  if (status === 'rejected' || status === 'withdrawn') return status;
  if (endsAt.getTime() <= nowMs) return 'ended';
  if (status !== 'accepted') return status;
  return startsAt.getTime() > nowMs ? 'planned' : 'running';
}

/** `change` and `withdraw` are the store's, the others the office's. A changed advertisement is reviewed again. */
export type AdvertisementAction = 'change' | 'withdraw' | 'accept' | 'reject' | 'pause' | 'resume';

const TRANSITIONS: Record<
  AdvertisementAction,
  { from: readonly AdvertisementStatus[]; to: AdvertisementStatus }
> = {
  change: { from: ['requested', 'accepted', 'paused', 'rejected'], to: 'requested' },
  withdraw: { from: ['requested', 'accepted', 'paused'], to: 'withdrawn' },
  accept: { from: ['requested'], to: 'accepted' },
  reject: { from: ['requested', 'accepted', 'paused'], to: 'rejected' },
  pause: { from: ['accepted'], to: 'paused' },
  resume: { from: ['paused'], to: 'accepted' },
};

/** The status after an action; null for one that the status does not allow. */
export function advertisementAfter(
  status: AdvertisementStatus,
  action: AdvertisementAction,
): AdvertisementStatus | null {
  const { from, to } = TRANSITIONS[action];
  return from.includes(status) ? to : null;
}
