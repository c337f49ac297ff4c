import { z } from 'zod';
import { CODE_ERRORS, channel, contact, guest, loginType, withMessage } from './auth-fields.ts';
import { endpoint } from './endpoint.ts';

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
