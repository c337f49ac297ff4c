import type { RateLimit } from '../attempts/rate-limit.ts';

/** Codes to one recipient, over all purposes and callers. */
export const RECIPIENT_LIMIT: RateLimit = {
  allowance: 5,
  firstWaitSeconds: 300,
  longestWaitSeconds: 3600,
  resetAfterSeconds: 86_400,
};

/** Codes requested from one network address. A campus may share one. */
export const CODE_ADDRESS_LIMIT: RateLimit = {
  allowance: 60,
  firstWaitSeconds: 30,
  longestWaitSeconds: 3600,
  resetAfterSeconds: 3600,
};

/** Codes requested by one device, by its guest id. */
export const CODE_DEVICE_LIMIT: RateLimit = {
  allowance: 12,
  firstWaitSeconds: 60,
  longestWaitSeconds: 3600,
  resetAfterSeconds: 3600,
};

/** Codes tried from one network address over all recipients. */
export const ATTEMPT_ADDRESS_LIMIT: RateLimit = {
  allowance: 100,
  firstWaitSeconds: 5,
  longestWaitSeconds: 900,
  resetAfterSeconds: 3600,
};
