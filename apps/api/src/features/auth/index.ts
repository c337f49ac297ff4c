import { getCodeChannels } from './codes/code-channels.ts';
import { discardCodesTo, requestCodeUnlessRecent, requireCode } from './codes/codes.ts';
import { confirmSessionIdentity, requireFreshSession } from './session/fresh-session.ts';
import { deletePushToken, listPushTokens, savePushToken } from './session/push-tokens.queries.ts';
import { requireFirebasePhone } from './sign-in/firebase.service.ts';
import { createGuestAccount, guestAccount } from './sign-up/guest-account.service.ts';

export { registerAuthJobs } from './auth.jobs.ts';
export type { CodeDeps } from './auth.types.ts';
export { sendNotice } from './notices/notices.ts';
export { followSession } from './session/follow-session.ts';
export type { PushDevice } from './session/push-tokens.queries.ts';
export { resolveViewer } from './session/resolve-viewer.ts';
export {
  deleteOtherSessions,
  deleteSessionById,
  listSessions,
} from './session/sessions.queries.ts';
export { acquireStreamSlot } from './session/stream-slots.ts';
export { createToken, hashToken } from './session/token.ts';
export { registerGuestClaims } from './sign-in/finish-sign-in.ts';

/** The devices that receive push messages, by their tokens. */
export const pushTokens = {
  list: listPushTokens,
  save: savePushToken,
  delete: deletePushToken,
};

/** Codes that prove a phone or an e-mail. */
export const contactCodes = {
  channels: getCodeChannels,
  request: requestCodeUnlessRecent,
  require: requireCode,
  requireByFirebase: requireFirebasePhone,
  discardTo: discardCodesTo,
};

/** A session whose customer has proven who they are a short while ago. */
export const freshSession = {
  confirm: confirmSessionIdentity,
  require: requireFreshSession,
};

/** Accounts that guests open with an order. */
export const guestAccounts = {
  check: guestAccount,
  create: createGuestAccount,
};
