export { rejectCommonPassword } from './accounts/common-passwords.ts';
export {
  findById,
  findContact,
  isCustomer,
  listCustomerNames,
  lockActiveAccount,
  lockReferrer,
  setBlocked,
} from './accounts/customers.queries.ts';
export { DEMO_CUSTOMER } from './accounts/demo-customer.ts';
export { hashPassword, verifyPassword } from './accounts/password.ts';
export { splitName } from './accounts/person-name.ts';
export { closeMergedAccount, lockCustomer, personalData } from './accounts/personal-data.queries.ts';
export { toE164 } from './accounts/phone.ts';
export { accountForPhone, findAccountByPhone } from './accounts/phone-account.ts';
export {
  getTakenByOthers,
  isPictureReferenced,
  type ProfileValues,
  setInterests,
  setZones,
  updateProfile,
} from './accounts/profile.queries.ts';
export { decrementAttempts, deleteAttempts } from './attempts/attempts.queries.ts';
export { DELIVERY_CODE_LIMIT, MESSAGE_QUOTA, ORDER_QUOTA, TEST_MESSAGE_QUOTA } from './attempts/limits.ts';
export type { RateLimit } from './attempts/rate-limit.ts';
export { requireAttempt, requireQuota } from './attempts/require-attempt.ts';
export { registerAuthJobs } from './auth.jobs.ts';
export type { CodeDeps } from './auth.types.ts';
export { getCodeChannels } from './codes/code-channels.ts';
export { discardCodesTo, requestCode, requireCode } from './codes/codes.ts';
export { endImpersonationsOf, listOpenImpersonations } from './impersonation/impersonation.queries.ts';
export { startImpersonation } from './impersonation/impersonation.service.ts';
export { sendNotice } from './notices/notices.ts';
export { followSession } from './session/follow-session.ts';
export { confirmSessionIdentity, requireFreshSession } from './session/fresh-session.ts';
export { deleteUnusedGuests } from './session/guests.ts';
export { resolveViewer } from './session/resolve-viewer.ts';
export {
  deleteExpiredSignIns,
  deleteOtherSessions,
  deleteSessionById,
  listSessions,
  type PushDevice,
  savePushToken,
} from './session/sessions.queries.ts';
export { acquireStreamSlot } from './session/stream-slots.ts';
export { createToken, hashToken } from './session/token.ts';
export { registerGuestClaims } from './sign-in/finish-sign-in.ts';
export { requireFirebasePhone } from './sign-in/firebase.service.ts';
export { createGuestAccount, guestAccount } from './sign-up/guest-account.service.ts';
