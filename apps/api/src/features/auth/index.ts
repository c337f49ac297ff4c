export { findById, findContact, isCustomer, lockReferrer } from './accounts/customers.queries.ts';
export { eraseCustomer, lockCustomer } from './accounts/erase-customer.queries.ts';
export { exportCustomer } from './accounts/export-customer.queries.ts';
export { hashPassword, verifyPassword } from './accounts/password.ts';
export { splitName } from './accounts/person-name.ts';
export { toE164 } from './accounts/phone.ts';
export {
  getTakenByOthers,
  isPictureReferenced,
  type ProfileValues,
  setInterests,
  setZones,
  updateProfile,
} from './accounts/profile.queries.ts';
export { decrementAttempts, deleteAttempts } from './attempts/attempts.queries.ts';
export type { RateLimit } from './attempts/rate-limit.ts';
export { requireAttempt } from './attempts/require-attempt.ts';
export { deleteExpiredSignIns } from './cleanup.queries.ts';
export { getCodeChannels } from './codes/code-channels.ts';
export { requestCode, requireCode } from './codes/codes.ts';
export { registerCodeJobs } from './codes/send-code.ts';
export { requireFirebasePhone } from './firebase/firebase.service.ts';
export { type PushDevice, savePushToken } from './session/push-token.queries.ts';
export { resolveViewer } from './session/resolve-viewer.ts';
export { deleteOtherSessions, deleteSessionById, listSessions } from './session/sessions.queries.ts';
export { createToken, hashToken } from './session/token.ts';
export { registerGuestClaims } from './sign-in/guest-claims.ts';
export { createGuestAccount, guestAccount } from './sign-up/guest-account.service.ts';
