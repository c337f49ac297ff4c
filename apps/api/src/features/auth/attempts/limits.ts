import type { RateLimit } from './rate-limit.ts';
import type { Quota } from './require-attempt.ts';

/*
 * Every limit of the shop's API in one place; guesses at staff accounts have theirs in `console/staff/limits.ts`. All
 * processes share the counts, which are in the database. Per-address figures leave room for a campus, a mall or a mobile
 * network behind one address: a shared address is normal, and only thousands of calls by one machine are not.
 */

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Failed passwords per account and address, so that guessing does not lock out the owner elsewhere. */
export const PASSWORD_LIMIT: RateLimit = {
  allowance: 5,
  firstWaitSeconds: 5,
  longestWaitSeconds: 15 * MINUTE,
  resetAfterSeconds: DAY,
};

/**
 * Failed passwords per account over all addresses, against guesses from many machines. The wait is at most a minute,
 * because the owner has to wait too. That allows 1440 guesses a day, too few to guess a password that is not common.
 */
export const ACCOUNT_LIMIT: RateLimit = {
  allowance: 30,
  firstWaitSeconds: 5,
  longestWaitSeconds: MINUTE,
  resetAfterSeconds: HOUR,
};

/** Failed passwords per address over all accounts, against one password tried on many. */
export const ADDRESS_LIMIT: RateLimit = {
  allowance: 100,
  firstWaitSeconds: 5,
  longestWaitSeconds: 15 * MINUTE,
  resetAfterSeconds: HOUR,
};

/** Passwords tried to confirm a session. They can only be tried on the account of the session. */
export const CONFIRM_LIMIT: RateLimit = {
  allowance: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: HOUR,
  resetAfterSeconds: DAY,
};

/** Accounts created from one address, and nonces of social sign-ins. Each hashes a password or writes a row. */
export const SIGN_UP_LIMIT: RateLimit = {
  allowance: 300,
  firstWaitSeconds: 10,
  longestWaitSeconds: 15 * MINUTE,
  resetAfterSeconds: HOUR,
};

/** Codes to one recipient, over all purposes and callers. Each costs money and disturbs the recipient. */
export const RECIPIENT_LIMIT: RateLimit = {
  allowance: 5,
  firstWaitSeconds: 5 * MINUTE,
  longestWaitSeconds: HOUR,
  resetAfterSeconds: DAY,
};

/** Codes requested from one address. */
export const CODE_ADDRESS_LIMIT: RateLimit = {
  allowance: 60,
  firstWaitSeconds: 30,
  longestWaitSeconds: HOUR,
  resetAfterSeconds: HOUR,
};

/** Codes requested by one device, by its guest id. */
export const CODE_DEVICE_LIMIT: RateLimit = {
  allowance: 12,
  firstWaitSeconds: MINUTE,
  longestWaitSeconds: HOUR,
  resetAfterSeconds: HOUR,
};

/** Codes tried from one address over all recipients. One code allows five attempts (`CODE_ATTEMPTS`). */
export const ATTEMPT_ADDRESS_LIMIT: RateLimit = {
  allowance: 100,
  firstWaitSeconds: 5,
  longestWaitSeconds: 15 * MINUTE,
  resetAfterSeconds: HOUR,
};

/** Codes tried for one delivery or return, over all couriers. A code has only four digits. */
export const DELIVERY_CODE_LIMIT: RateLimit = {
  allowance: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: HOUR,
  resetAfterSeconds: DAY,
};

/** Guest ids from one address. A browser asks once; private windows and new devices ask again. */
export const GUEST_QUOTA: Quota = { allowance: 2000, seconds: HOUR };

/** Messages of one customer. Fast typing is about ten a minute; each wakes a partner. */
export const MESSAGE_QUOTA: Quota = { allowance: 60, seconds: 5 * MINUTE };

/** Test messages of one staff member. Each costs money or disturbs its recipient. */
export const TEST_MESSAGE_QUOTA: Quota = { allowance: 5, seconds: 10 * MINUTE };

/**
 * Orders of one visitor: allows double clicks and repeated attempts, but no script that empties the stock. Not per
 * address, because one row would serialize all orders from it. New guests are limited per address instead.
 */
export const ORDER_QUOTA: Quota = { allowance: 30, seconds: 10 * MINUTE };

/** Open event streams of one visitor over all devices; each tab of the storefront opens one or two. */
export const MOST_STREAMS = 40;

/** Open event streams of visitors without an id, per address: receivers who follow a link. */
export const MOST_ANONYMOUS_STREAMS = 1000;

/** After this time without an attempt every limit has been reset. */
export const LONGEST_LIMIT_SECONDS = DAY;
