import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, pushToken } from './schemas.ts';

/** The response of every sign-in step. `token` is null while a step is open. */
export const signInResponse = z.object({
  token: z.string().nullable(),
  is_phone_verified: flag,
  is_email_verified: flag,
  is_personal_info: flag,
  is_exist_user: z
    .object({
      id: z.number().int(),
      name: z.string(),
      image: z.string().nullable(),
      /** 1 for an uploaded photo, 0 for a cut-out. */
      image_is_photo: flag,
    })
    .nullable(),
  login_type: z.string(),
  email: z.string().nullable(),
  /** E.164; the recipient of a code sent by SMS. */
  phone: z.string().nullable(),
  /** Names of the guest's cart lines that were dropped in the merge. */
  dropped_cart_lines: z.array(z.string()),
});
export type SignInResponse = z.output<typeof signInResponse>;

export const requestGuestId = endpoint({
  name: 'requestGuestId',
  tag: 'Sign-in',
  summary: 'A new guest id: unguessable, the only key to a guest’s cart and orders',
  method: 'POST',
  path: '/api/v1/auth/guest/request',
  access: 'public',
  body: z.object({ fcm_token: pushToken.nullish().catch(null) }),
  response: z.object({ guest_id: z.string(), message: z.string() }),
  errors: [],
});

export const signUp = endpoint({
  name: 'signUp',
  tag: 'Sign-in',
  summary: 'A new account with a password',
  method: 'POST',
  path: '/api/v1/auth/sign-up',
  access: 'public',
  /** The service validates each field, so that all invalid fields are reported at once. */
  body: z.object({
    name: z.string().max(200).optional(),
    f_name: z.string().max(200).optional(),
    l_name: z.string().max(200).optional(),
    email: z.string().max(300).optional(),
    phone: z.string().max(40).optional(),
    password: z.string().max(1000).optional(),
    confirm_password: z.string().max(1000).optional(),
    ref_code: z.string().max(40).nullish(),
    guest_id: z.string().optional(),
  }),
  response: signInResponse,
  errors: [
    'method_off',
    'name_required',
    'email_required',
    'email_invalid',
    'email_long',
    'phone_required',
    'phone_short',
    'phone_invalid',
    'password_required',
    'password_short',
    'password_long',
    'confirm_required',
    'passwords_differ',
    'ref_code_unknown',
    'email_taken',
    'phone_taken',
    'too_many_requests',
  ],
});

const medium = z.enum(['google', 'facebook', 'apple']);
const loginType = z.enum(['manual', 'otp', 'social']);
const channel = z.enum(['phone', 'email']);
/** Forms send text, JSON clients may send a boolean. */
const said = z.union([z.boolean(), z.string().max(8)]);
const contact = { phone: z.string().max(40).optional(), email: z.string().max(300).optional() };
const guest = { guest_id: z.string().optional() };
const withMessage = signInResponse.extend({ message: z.string() });

/** The token of a social provider: an ID token (Google, Apple) or an access token (Facebook). */
const socialProof = {
  token: z.string().max(8000).optional(),
  unique_id: z.string().max(300).optional(),
  medium: medium.optional(),
  id_token: said.optional(),
};

const SOCIAL_ERRORS = ['social_invalid', 'email', 'phone_taken', 'phone_invalid', 'step_gone'] as const;
const CODE_ERRORS = [
  'code_required',
  'code_length',
  'code_invalid',
  'code_spent',
  'too_many_requests',
] as const;

export const login = endpoint({
  name: 'login',
  tag: 'Sign-in',
  summary:
    'Sign-in by password (`manual`), by a code (`otp`: once with the phone, again with the code) or by a social account',
  method: 'POST',
  path: '/api/v1/auth/login',
  access: 'public',
  body: z.object({
    email_or_phone: z.string().max(300).default(''),
    password: z.string().max(1000).default(''),
    login_type: loginType.default('manual'),
    field_type: channel.optional(),
    type: channel.optional(),
    ...contact,
    ...guest,
    otp: z.string().max(20).optional(),
    /** The answer to the existing-account question: `yes` or `no`. */
    verified: z.string().max(8).optional(),
    ...socialProof,
    /** False ends the session after a day. */
    remember: z.boolean().default(true),
  }),
  response: signInResponse,
  errors: [
    'auth-001',
    'auth-003',
    'method_off',
    'identifier_required',
    'identifier_invalid',
    'password_required',
    'password_short',
    'password_long',
    'phone_required',
    'phone_short',
    ...SOCIAL_ERRORS,
    ...CODE_ERRORS,
  ],
});

const socialBody = z.object({
  ...socialProof,
  ...contact,
  ...guest,
  login_type: z.literal('social').default('social'),
  verified: z.string().max(8).optional(),
});

/** Paths of older clients; both equal `login` with `login_type` social. */
export const socialLogin = endpoint({
  name: 'socialLogin',
  tag: 'Sign-in',
  summary: 'Sign-in by a social account',
  method: 'POST',
  path: '/api/v1/auth/social-login',
  access: 'public',
  query: z.object({ id_token: z.string().optional() }),
  body: socialBody,
  response: signInResponse,
  errors: ['auth-003', 'method_off', 'too_many_requests', ...SOCIAL_ERRORS],
});

export const socialRegister = endpoint({
  ...socialLogin,
  name: 'socialRegister',
  summary: 'Sign-in by a social account together with a phone number',
  path: '/api/v1/auth/social-register',
});

export const socialNonce = endpoint({
  name: 'socialNonce',
  tag: 'Sign-in',
  summary: 'The nonce of the next ID token, valid once within ten minutes',
  method: 'POST',
  path: '/api/v1/auth/social-nonce',
  access: 'public',
  body: z.object(guest),
  response: z.object({ nonce: z.string() }),
  errors: ['too_many_requests'],
});

export const updateInfo = endpoint({
  name: 'updateInfo',
  tag: 'Sign-in',
  summary: 'The profile step of a first sign-in by code or social account; creates the account',
  method: 'POST',
  path: '/api/v1/auth/update-info',
  access: 'public',
  body: z.object({
    name: z.string().max(200).default(''),
    ...contact,
    ref_code: z.string().max(40).nullish(),
    login_type: loginType.default('otp'),
    ...guest,
  }),
  response: signInResponse,
  errors: [
    'step_gone',
    'info_name_required',
    'email_required',
    'email_invalid',
    'email_long',
    'info_phone_required',
    'phone_short',
    'phone_invalid',
    'email_taken',
    'phone_taken',
    'ref_code_unknown',
    'too_many_requests',
  ],
});

export const verifyPhone = endpoint({
  name: 'verifyPhone',
  tag: 'Sign-in',
  summary: 'Verifies a phone or an email with the code that was sent to it',
  method: 'POST',
  path: '/api/v1/auth/verify-phone',
  access: 'public',
  body: z.object({
    verification_type: channel.default('phone'),
    ...contact,
    otp: z.string().max(20).default(''),
    login_type: loginType.default('manual'),
    ...guest,
    remember: z.boolean().default(true),
  }),
  response: withMessage,
  errors: ['auth-003', 'step_gone', 'phone_taken', ...CODE_ERRORS],
});

export const resendCode = endpoint({
  name: 'resendCode',
  tag: 'Sign-in',
  summary: 'Resends the code of an open verification; the response is the same without one',
  method: 'POST',
  path: '/api/v1/auth/resend-code',
  access: 'public',
  body: z.object({ verification_type: channel.default('phone'), ...contact, ...guest }),
  response: z.object({ message: z.string() }),
  errors: ['identifier_required', 'identifier_invalid', 'too_many_requests'],
});

export const checkEmail = endpoint({
  name: 'checkEmail',
  tag: 'Sign-in',
  summary: 'Resends the code of an open email verification (older clients)',
  method: 'POST',
  path: '/api/v1/auth/check-email',
  access: 'public',
  body: z.object({ email: z.string().max(300).optional() }),
  response: z.object({ message: z.string(), token: z.null() }),
  errors: ['identifier_required', 'identifier_invalid', 'too_many_requests'],
});

export const verifyEmail = endpoint({
  name: 'verifyEmail',
  tag: 'Sign-in',
  summary: 'Verifies an email with its code (older clients)',
  method: 'POST',
  path: '/api/v1/auth/verify-email',
  access: 'public',
  body: z.object({ email: z.string().max(300).optional(), token: z.string().max(20).default(''), ...guest }),
  response: withMessage,
  errors: ['auth-003', ...CODE_ERRORS],
});

export const firebaseSettings = endpoint({
  name: 'firebaseSettings',
  tag: 'Sign-in',
  summary: 'The reCAPTCHA site key for requesting a code from Firebase',
  method: 'GET',
  path: '/api/v1/auth/firebase-settings',
  access: 'public',
  cache: { seconds: 300 },
  response: z.object({ recaptcha_site_key: z.string().nullable() }),
  errors: ['method_off', 'unavailable'],
});

export const firebaseSendCode = endpoint({
  name: 'firebaseSendCode',
  tag: 'Sign-in',
  summary: 'Lets Firebase send a code to a phone',
  method: 'POST',
  path: '/api/v1/auth/firebase-send-code',
  access: 'public',
  body: z.object({ phone: z.string().max(40).default(''), recaptcha_token: z.string().max(8000).optional() }),
  response: z.object({ session_info: z.string() }),
  errors: ['method_off', 'phone_invalid', 'unavailable', 'too_many_requests'],
});

export const firebaseVerifyToken = endpoint({
  name: 'firebaseVerifyToken',
  tag: 'Sign-in',
  summary: 'Verifies a phone with a code of Firebase',
  method: 'POST',
  path: '/api/v1/auth/firebase-verify-token',
  access: 'public',
  body: z.object({
    session_info: z.string().max(8000).default(''),
    phone: z.string().max(40).default(''),
    otp: z.string().max(20).default(''),
    login_type: loginType.default('manual'),
    ...guest,
    remember: z.boolean().default(true),
  }),
  response: withMessage,
  errors: ['auth-003', 'method_off', 'step_gone', 'unavailable', ...CODE_ERRORS],
});

const forgotten = { ...contact, verification_method: channel.optional() };

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  tag: 'Sign-in',
  summary: 'Sends a code for a forgotten password; the response is the same for unknown accounts',
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  access: 'public',
  body: z.object(forgotten),
  response: z.object({ message: z.string() }),
  errors: [
    'forgot_phone_required',
    'phone_length',
    'forgot_email_required',
    'forgot_email_invalid',
    'method_off',
    'too_many_requests',
  ],
});

export const verifyToken = endpoint({
  name: 'verifyToken',
  tag: 'Sign-in',
  summary: 'Checks the code for a forgotten password without consuming it',
  method: 'POST',
  path: '/api/v1/auth/verify-token',
  access: 'public',
  body: z.object({ ...forgotten, reset_token: z.string().max(20).default('') }),
  response: z.object({ message: z.string() }),
  errors: [...CODE_ERRORS],
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  tag: 'Sign-in',
  summary: 'Sets a new password with the code and ends every session of the account',
  method: 'PUT',
  path: '/api/v1/auth/reset-password',
  access: 'public',
  body: z.object({
    ...forgotten,
    reset_token: z.string().max(20).default(''),
    password: z.string().max(1000).default(''),
    confirm_password: z.string().max(1000).default(''),
  }),
  response: z.object({ message: z.string() }),
  errors: [
    ...CODE_ERRORS,
    'reset_password_required',
    'password_short',
    'password_long',
    'reset_confirm_required',
    'passwords_differ',
  ],
});

export const firebaseResetPassword = endpoint({
  name: 'firebaseResetPassword',
  tag: 'Sign-in',
  summary: 'Checks a code of Firebase for a forgotten password',
  method: 'PUT',
  path: '/api/v1/auth/firebase-reset-password',
  access: 'public',
  body: z.object({
    phoneNumber: z.string().max(40).default(''),
    sessionInfo: z.string().max(8000).default(''),
    code: z.string().max(20).default(''),
    is_reset_token: z.union([z.number(), z.string()]).optional(),
  }),
  response: z.object({ message: z.string() }),
  errors: ['method_off', 'unavailable', ...CODE_ERRORS],
});

export const logout = endpoint({
  name: 'logout',
  tag: 'Sign-in',
  summary: 'Ends the session of the token',
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: 'customer',
  response: z.object({ message: z.string() }),
  errors: ['unauthenticated'],
});
