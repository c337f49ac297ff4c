import * as auth from '@errand/contract/auth';
import * as codes from '@errand/contract/auth-codes';
import * as password from '@errand/contract/auth-password';
import * as social from '@errand/contract/auth-social';
import type { Route } from '../../platform/http/index.ts';
import { resendOpenCode, verifyContact, verifyFirebaseContact } from './codes/verify.service.ts';
import {
  checkResetCode,
  requestPasswordReset,
  setNewPassword,
  verifyFirebaseReset,
} from './password-reset/password-reset.service.ts';
import { createGuest, endSession } from './session/session.service.ts';
import { getFirebaseSettings, sendFirebaseCode } from './sign-in/firebase.service.ts';
import { loginCustomer } from './sign-in/login.service.ts';
import { completeSignUp } from './sign-up/complete-sign-up.service.ts';
import { signUpCustomer } from './sign-up/sign-up.service.ts';
import { issueNonce, loginSocial } from './social/social.service.ts';

export function authRoutes(route: Route): void {
  route(auth.requestGuestId, (ctx, { body }) => createGuest(ctx, body.fcm_token ?? null));
  route(auth.signUp, (ctx, { body }) => signUpCustomer(ctx, body));
  route(auth.login, (ctx, { body }) => loginCustomer(ctx, body));
  route(social.socialNonce, (ctx) => issueNonce(ctx));
  route(social.socialLogin, (ctx, { body }) => loginSocial(ctx, body));
  route(social.socialRegister, (ctx, { body }) => loginSocial(ctx, body));
  route(auth.updateInfo, (ctx, { body }) => completeSignUp(ctx, body));
  route(codes.verifyPhone, (ctx, { body }) => verifyContact(ctx, body));
  route(codes.resendCode, (ctx, { body }) =>
    resendOpenCode(ctx, body.verification_type, body[body.verification_type]),
  );
  route(codes.checkEmail, async (ctx, { body }) => ({
    ...(await resendOpenCode(ctx, 'email', body.email)),
    token: null,
  }));
  route(codes.verifyEmail, (ctx, { body: { email, token, guest_id } }) =>
    verifyContact(ctx, {
      verification_type: 'email',
      email,
      otp: token,
      guest_id,
      login_type: 'manual',
      remember: true,
    }),
  );
  route(codes.firebaseSettings, (ctx) => getFirebaseSettings(ctx));
  route(codes.firebaseSendCode, (ctx, { body }) => sendFirebaseCode(ctx, body));
  route(codes.firebaseVerifyToken, (ctx, { body }) => verifyFirebaseContact(ctx, body));
  route(password.forgotPassword, (ctx, { body }) => requestPasswordReset(ctx, body));
  route(password.verifyToken, (ctx, { body }) => checkResetCode(ctx, body));
  route(password.resetPassword, (ctx, { body }) => setNewPassword(ctx, body));
  route(password.firebaseResetPassword, (ctx, { body }) => verifyFirebaseReset(ctx, body));
  route(auth.logout, (ctx) => endSession(ctx));
}
