import { z } from 'zod';
import { CODE_ERRORS, channel, contact, guest, loginType, withMessage } from './auth-fields.ts';
import { endpoint } from './endpoint.ts';
import { about, text } from './schemas.ts';
import { codeText, identifierText } from './typed-texts.ts';

const forAll = { tag: 'Sign-in', access: 'public' } as const;

export const verifyPhone = endpoint({
  ...forAll,
  name: 'verifyPhone',
  summary: 'Verifies a phone or an email with the code that was sent to it',
  description: 'Codes have six digits and are valid for a limited time and number of attempts.',
  method: 'POST',
  path: '/api/v1/auth/verify-phone',
  body: z.object({
    verification_type: channel.default('phone').describe('What the code was sent to.'),
    ...contact,
    otp: codeText.max(20).default(''),
    login_type: loginType.default('manual'),
    ...guest,
    remember: z.boolean().default(true),
  }),
  example: { verification_type: 'phone', phone: '+971501234567', otp: '482913', login_type: 'manual' },
  response: withMessage,
  errors: ['auth-003', 'step_gone', 'phone_taken', ...CODE_ERRORS],
});

export const resendCode = endpoint({
  ...forAll,
  name: 'resendCode',
  summary: 'Resends the code of an open verification; the response is the same without one',
  description: 'Rate-limited. The response does not tell whether a verification is open.',
  method: 'POST',
  path: '/api/v1/auth/resend-code',
  body: z.object({
    verification_type: channel.default('phone').describe('What the code was sent to.'),
    ...contact,
    ...guest,
  }),
  example: { verification_type: 'phone', phone: '+971501234567' },
  response: z.object({ message: text }),
  errors: ['identifier_required', 'identifier_invalid', 'too_many_requests'],
});

export const checkEmail = endpoint({
  ...forAll,
  name: 'checkEmail',
  summary: 'Resends the code of an open email verification (older clients)',
  description: 'Use `resendCode` instead.',
  method: 'POST',
  path: '/api/v1/auth/check-email',
  body: z.object({ email: identifierText.max(300).optional() }),
  example: { email: 'layla@example.org' },
  response: z.object({ message: text, token: z.null() }),
  errors: ['identifier_required', 'identifier_invalid', 'too_many_requests'],
});

export const verifyEmail = endpoint({
  ...forAll,
  name: 'verifyEmail',
  summary: 'Verifies an email with its code (older clients)',
  description: 'Use `verifyPhone` with `verification_type` email instead.',
  method: 'POST',
  path: '/api/v1/auth/verify-email',
  body: z.object({
    email: identifierText.max(300).optional(),
    token: codeText.max(20).default('').meta(about('The code.', '482913')),
    ...guest,
  }),
  example: { email: 'layla@example.org', token: '482913' },
  response: withMessage,
  errors: ['auth-003', ...CODE_ERRORS],
});

export const firebaseSettings = endpoint({
  ...forAll,
  name: 'firebaseSettings',
  summary: 'The reCAPTCHA site key for requesting a code from Firebase',
  description: 'Rejects with `method_off` where the operator does not use Firebase.',
  method: 'GET',
  path: '/api/v1/auth/firebase-settings',
  cache: { seconds: 300 },
  response: z.object({
    recaptcha_site_key: text.nullable().meta(about('Key for reCAPTCHA; null if none is needed.', '6LeIxAcT')),
  }),
  errors: ['method_off', 'unavailable'],
});

export const firebaseSendCode = endpoint({
  ...forAll,
  name: 'firebaseSendCode',
  summary: 'Lets Firebase send a code to a phone',
  description: 'Keep `session_info`: the verification needs it beside the code.',
  method: 'POST',
  path: '/api/v1/auth/firebase-send-code',
  body: z.object({
    phone: identifierText.max(40).default(''),
    recaptcha_token: z
      .string()
      .max(8000)
      .optional()
      .meta(about('The token that reCAPTCHA returned.', '03AFcWeA6')),
  }),
  example: { phone: '+971501234567', recaptcha_token: '03AFcWeA6' },
  response: z.object({ session_info: text }),
  errors: ['method_off', 'phone_invalid', 'unavailable', 'too_many_requests'],
});

export const firebaseVerifyToken = endpoint({
  ...forAll,
  name: 'firebaseVerifyToken',
  summary: 'Verifies a phone with a code of Firebase',
  description: 'The Firebase counterpart of `verifyPhone`.',
  method: 'POST',
  path: '/api/v1/auth/firebase-verify-token',
  body: z.object({
    session_info: z.string().max(8000).default(''),
    phone: identifierText.max(40).default(''),
    otp: codeText.max(20).default(''),
    login_type: loginType.default('manual'),
    ...guest,
    remember: z.boolean().default(true),
  }),
  example: { session_info: 'AJOnW4Q', phone: '+971501234567', otp: '482913', login_type: 'manual' },
  response: withMessage,
  errors: ['auth-003', 'method_off', 'step_gone', 'unavailable', ...CODE_ERRORS],
});
