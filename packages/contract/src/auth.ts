import { z } from 'zod';
import {
  CODE_ERRORS,
  channel,
  contact,
  guest,
  loginType,
  SOCIAL_ERRORS,
  signInResponse,
  socialProof,
} from './auth-fields.ts';
import { endpoint } from './endpoint.ts';
import { pushToken } from './schemas.ts';

export const requestGuestId = endpoint({
  name: 'requestGuestId',
  tag: 'Sign-in',
  summary: 'A new guest id: unguessable, the only key to a guest’s cart and orders',
  method: 'POST',
  path: '/api/v1/auth/guest/request',
  access: 'public',
  body: z.object({ fcm_token: pushToken.nullish().catch(null) }),
  response: z.object({ guest_id: z.string(), message: z.string() }),
  errors: ['slow_down'],
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
    'password_common',
    'confirm_required',
    'passwords_differ',
    'ref_code_unknown',
    'email_taken',
    'phone_taken',
    'too_many_requests',
  ],
});

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
    /** The response to the existing-account question: `yes` or `no`. */
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
    'password_common',
    'phone_required',
    'phone_short',
    ...SOCIAL_ERRORS,
    ...CODE_ERRORS,
  ],
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

export const logout = endpoint({
  name: 'logout',
  tag: 'Sign-in',
  summary: 'Ends the session of the token',
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: 'customer',
  readOnly: true,
  response: z.object({ message: z.string() }),
  errors: ['unauthenticated'],
});
