import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { about, flag, message } from './schemas.ts';
import { codeText, secretText } from './typed-texts.ts';

export const confirmIdentity = endpoint({
  name: 'confirmIdentity',
  tag: 'Customer',
  summary:
    'Confirms the session by the password or a code, for changes of the account. Without either it sends the code',
  description:
    'Passwords, contacts and accounts are changed only within 15 minutes after a sign-in or this call. `details.by` of the error says how: `password`, `sms`, `mail`, or `sign_in` where nothing but a new sign-in proves it.',
  method: 'POST',
  path: '/api/v1/customer/confirm-identity',
  access: 'customer',
  body: z.object({
    password: secretText.max(1000).optional(),
    otp: codeText.max(20).optional(),
  }),
  example: { password: 'harbour light' },
  response: message.extend({
    otp_send: flag.optional(),
    sent_to: z
      .string()
      .optional()
      .meta(about('The contact that the code was sent to; only when one was sent.', '+971501234567')),
  }),
  errors: [
    'confirm_identity',
    'password_required',
    'password_wrong',
    'code_required',
    'code_length',
    'code_invalid',
    'code_spent',
    'too_many_requests',
  ],
});
