export {
  deleteAttempts,
  deleteExpiredSignIns,
  deleteOtherSessions,
  lockReferrer,
  uncountAttempt,
} from './accounts/customers.queries.ts';
export { hashPassword } from './accounts/password.ts';
export { namesOf } from './accounts/person-name.ts';
export { storedPhone } from './accounts/phone.ts';
export type { RateLimit } from './attempts/rate-limit.ts';
export { requireAttempt } from './attempts/require-attempt.ts';
export { sendersOf } from './codes/code-channels.ts';
export { type CodePurpose, requestCode, requireCode } from './codes/codes.ts';
export { registerCodeJobs } from './codes/send-code.ts';
export { requireToolkitPhone } from './firebase/firebase.service.ts';
export { resolveViewer } from './session/resolve-viewer.ts';
export { createGuestAccount, guestAccount } from './sign-up/guest-account.service.ts';
