/**
 * What members of the staff turn on and off: orders and reports about them, items that run low, payouts, what the office decides
 * about their store, and the server.
 */
export const STAFF_TOPICS = ['orders', 'stock', 'payouts', 'account', 'system'] as const;
export type StaffTopic = (typeof STAFF_TOPICS)[number];

/** The channels that tell members of the staff. SMS would cost the shop money. */
export const STAFF_CHANNELS = ['push', 'mail'] as const;
export type StaffChannel = (typeof STAFF_CHANNELS)[number];

/** Events that stores, couriers, the office and applicants are told of. */
export const STAFF_EVENTS = [
  'order_new',
  'order_late',
  'order_late_office',
  'offer',
  'case_reported',
  'stock_low',
  'jobs_failed',
  'advertisement_accept',
  'advertisement_reject',
  'advertisement_pause',
  'advertisement_resume',
  'plan_ending',
  'plan_ended',
  'plan_used_up',
  'payout_sent',
  'payout_returned',
  'payout_account',
  'application_rejected',
] as const;
export type StaffEvent = (typeof STAFF_EVENTS)[number];

type StaffRule = {
  /** What the member turns it off by; null for what is always sent. */
  topic: StaffTopic | null;
  channels: readonly StaffChannel[];
};

const ORDERS: StaffRule = { topic: 'orders', channels: ['push'] };
const ACCOUNT: StaffRule = { topic: 'account', channels: ['mail'] };

/** The topic and the channels of each event of the staff. */
export const STAFF_RULES: Record<StaffEvent, StaffRule> = {
  // The board of the store rings on the browsers where it is turned on. That is the choice, so there is no other.
  order_new: { topic: null, channels: ['push'] },
  order_late: { topic: 'orders', channels: ['push', 'mail'] },
  // The office sees late orders and reports on every screen; a mail of each would be too many.
  order_late_office: ORDERS,
  offer: ORDERS,
  case_reported: ORDERS,
  stock_low: { topic: 'stock', channels: ['push', 'mail'] },
  jobs_failed: { topic: 'system', channels: ['push', 'mail'] },
  advertisement_accept: ACCOUNT,
  advertisement_reject: ACCOUNT,
  advertisement_pause: ACCOUNT,
  advertisement_resume: ACCOUNT,
  plan_ending: ACCOUNT,
  plan_ended: ACCOUNT,
  plan_used_up: ACCOUNT,
  payout_sent: { topic: 'payouts', channels: ['mail'] },
  payout_returned: { topic: 'payouts', channels: ['push', 'mail'] },
  // Somebody else may have changed the bank account, so this message cannot be turned off.
  payout_account: { topic: null, channels: ['mail'] },
  // An applicant has no account to choose in. An approval is mailed with the link of its invitation, which no message may hold.
  application_rejected: { topic: null, channels: ['mail'] },
};
