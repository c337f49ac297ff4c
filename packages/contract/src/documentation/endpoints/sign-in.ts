import type { EndpointNotes } from '../note.ts';

const GUEST_ID = '7f3a9c0e5d2b4816a1c4e8f09b6d2a53';
const SOCIAL = { medium: 'google', token: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln', guest_id: GUEST_ID };
const STEPS =
  'While a step is open, `token` is null: `is_exist_user` asks whether an account is the visitor’s, `is_personal_info` 0 asks for `updateInfo`, an unverified contact for `verifyPhone`.';

export const SIGN_IN_NOTES: EndpointNotes = {
  requestGuestId: {
    description:
      'Needed before the first call of a guest. Keep the id as a secret and send it as `guest_id`. A sign-in with it takes over the guest’s cart and orders.',
    body: {},
  },
  signUp: {
    description: `Reports all invalid fields at once. ${STEPS}`,
    body: {
      name: 'Layla Haddad',
      email: 'layla@example.org',
      phone: '+971501234567',
      password: 'sea-breeze-27',
      confirm_password: 'sea-breeze-27',
      guest_id: GUEST_ID,
    },
  },
  login: {
    description: `Send the \`token\` of the response as a bearer token. ${STEPS}`,
    body: {
      login_type: 'manual',
      email_or_phone: 'layla@example.org',
      field_type: 'email',
      password: 'sea-breeze-27',
      guest_id: GUEST_ID,
    },
  },
  socialLogin: { description: 'Equals `login` with `login_type` social. For older clients.', body: SOCIAL },
  socialRegister: {
    description: 'Equals `socialLogin`, with a phone for providers that report no email. For older clients.',
    body: { ...SOCIAL, phone: '+971501234567' },
  },
  socialNonce: {
    description: 'Pass the nonce to the provider’s sign-in, so that its ID token is accepted once only.',
    body: { guest_id: GUEST_ID },
  },
  updateInfo: {
    description:
      'Send the phone or email that was verified in the step before. Returns the token of the new account.',
    body: { name: 'Layla Haddad', phone: '+971501234567', email: 'layla@example.org', login_type: 'otp' },
  },
  verifyPhone: {
    description: 'Codes have six digits and are valid for a limited time and number of attempts.',
    body: { verification_type: 'phone', phone: '+971501234567', otp: '482913', login_type: 'manual' },
  },
  resendCode: {
    description: 'Rate-limited. The response does not tell whether a verification is open.',
    body: { verification_type: 'phone', phone: '+971501234567' },
  },
  checkEmail: { description: 'Use `resendCode` instead.', body: { email: 'layla@example.org' } },
  verifyEmail: {
    description: 'Use `verifyPhone` with `verification_type` email instead.',
    body: { email: 'layla@example.org', token: '482913' },
  },
  firebaseSettings: { description: 'Rejects with `method_off` where the operator does not use Firebase.' },
  firebaseSendCode: {
    description: 'Keep `session_info`: the verification needs it beside the code.',
    body: { phone: '+971501234567', recaptcha_token: '03AFcWeA6' },
  },
  firebaseVerifyToken: {
    description: 'The Firebase counterpart of `verifyPhone`.',
    body: { session_info: 'AJOnW4Q', phone: '+971501234567', otp: '482913', login_type: 'manual' },
  },
  forgotPassword: {
    description: 'First of three steps: then `verifyToken`, then `resetPassword`.',
    body: { email: 'layla@example.org', verification_method: 'email' },
  },
  verifyToken: {
    description: 'Lets a form check the code before it asks for the new password.',
    body: { email: 'layla@example.org', verification_method: 'email', reset_token: '482913' },
  },
  resetPassword: {
    description: 'Consumes the code. All devices have to sign in again.',
    body: {
      email: 'layla@example.org',
      verification_method: 'email',
      reset_token: '482913',
      password: 'harbor-light-31',
      confirm_password: 'harbor-light-31',
    },
  },
  firebaseResetPassword: {
    description: 'The Firebase counterpart of `verifyToken`; continue with `resetPassword`.',
    body: { phoneNumber: '+971501234567', sessionInfo: 'AJOnW4Q', code: '482913' },
  },
  logout: { description: 'Other devices stay signed in; see `endDevice`.' },
};
