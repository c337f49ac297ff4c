import { z } from 'zod';
import { CODE_ERRORS, channel, contact } from './auth-fields.ts';
import { endpoint } from './endpoint.ts';
import { about, text } from './schemas.ts';
import { codeText, identifierText, secretText } from './typed-texts.ts';

const forgotten = { ...contact, verification_method: channel.optional().describe('Where the code is sent.') };

const forAll = { tag: 'Sign-in', access: 'public' } as const;

export const forgotPassword = endpoint({
  ...forAll,
  name: 'forgotPassword',
  summary: 'Sends a code for a forgotten password; the response is the same for unknown accounts',
  description: 'First of three steps: then `verifyToken`, then `resetPassword`.',
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  body: z.object(forgotten),
  example: { email: 'layla@example.org', verification_method: 'email' },
  response: z.object({ message: text }),
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
  ...forAll,
  name: 'verifyToken',
  summary: 'Checks the code for a forgotten password without consuming it',
  description: 'Lets a form check the code before it asks for the new password.',
  method: 'POST',
  path: '/api/v1/auth/verify-token',
  body: z.object({
    ...forgotten,
    reset_token: codeText.max(20).default('').meta(about('The code.', '482913')),
  }),
  example: { email: 'layla@example.org', verification_method: 'email', reset_token: '482913' },
  response: z.object({ message: text }),
  errors: CODE_ERRORS,
});

export const resetPassword = endpoint({
  ...forAll,
  name: 'resetPassword',
  summary: 'Sets a new password with the code and ends every session of the account',
  description: 'Consumes the code. All devices have to sign in again.',
  method: 'PUT',
  path: '/api/v1/auth/reset-password',
  body: z.object({
    ...forgotten,
    reset_token: codeText.max(20).default('').meta(about('The code.', '482913')),
    password: secretText.max(1000).default(''),
    confirm_password: secretText.max(1000).default(''),
  }),
  example: {
    email: 'layla@example.org',
    verification_method: 'email',
    reset_token: '482913',
    password: 'harbor-light-31',
    confirm_password: 'harbor-light-31',
  },
  response: z.object({ message: text }),
  errors: [
    ...CODE_ERRORS,
    'reset_password_required',
    'password_short',
    'password_long',
    'password_common',
    'reset_confirm_required',
    'passwords_differ',
  ],
});

export const firebaseResetPassword = endpoint({
  ...forAll,
  name: 'firebaseResetPassword',
  summary: 'Checks a code of Firebase for a forgotten password',
  description: 'The Firebase counterpart of `verifyToken`; continue with `resetPassword`.',
  method: 'PUT',
  path: '/api/v1/auth/firebase-reset-password',
  body: z.object({
    phoneNumber: identifierText.max(40).default('').meta(about('The phone of the account.', '+971501234567')),
    sessionInfo: z.string().max(8000).default('').meta(about('What `firebaseSendCode` returned.', 'AJOnW4Q')),
    code: codeText.max(20).default(''),
    is_reset_token: z.union([z.number(), text]).optional().describe('Ignored; older clients send it.'),
  }),
  example: { phoneNumber: '+971501234567', sessionInfo: 'AJOnW4Q', code: '482913' },
  response: z.object({ message: text }),
  errors: ['method_off', 'unavailable', ...CODE_ERRORS],
});
