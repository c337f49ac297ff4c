import { z } from 'zod';
import { codeText } from '../../typed-texts.ts';
import { consoleEndpoint, REMOVAL } from '../console-endpoint.ts';
import { id, instant } from '../fields.ts';
import { credential, passkeyOptions } from './session.ts';

const base = { tag: 'Second factor', permission: null, scope: 'self', changes: ['session'] } as const;

/** Single-use codes for a lost device, shown only once. Null if the member has some already. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()).nullable() });

export const getSecondFactors = consoleEndpoint({
  ...base,
  changes: [],
  name: 'getSecondFactors',
  summary: 'The caller’s second factors',
  method: 'GET',
  path: '/api/console/v1/second-factors',
  session: 'started',
  response: z.object({
    totp: z.object({ confirmed_at: instant }).nullable(),
    passkeys: z.array(
      z.object({ id, name: z.string(), created_at: instant, last_used_at: instant.nullable() }),
    ),
    recovery_codes: z.number().int(),
  }),
  errors: ['second_factor_required'],
});

export const beginTotp = consoleEndpoint({
  ...base,
  changes: [],
  name: 'beginTotp',
  summary: 'A new secret for an authenticator app, and its URI for a QR code; in use once confirmed',
  method: 'POST',
  path: '/api/console/v1/second-factors/totp',
  session: 'started',
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['second_factor_required', 'step_up_required', 'totp_set_already'],
});

export const confirmTotp = consoleEndpoint({
  ...base,
  name: 'confirmTotp',
  summary: 'Confirms the authenticator app by its first code and completes the session',
  method: 'POST',
  path: '/api/console/v1/second-factors/totp/confirm',
  session: 'started',
  body: z.object({ code: codeText.trim().max(40) }),
  secrets: ['code'],
  response: recoveryCodes,
  errors: ['second_factor_required', 'totp_not_started', 'second_factor_wrong', 'too_many_requests'],
});

export const removeTotp = consoleEndpoint({
  ...base,
  name: 'removeTotp',
  summary: 'Removes the authenticator app, if another second factor remains',
  ...REMOVAL,
  path: '/api/console/v1/second-factors/totp',
  stepUp: true,
  errors: ['not_found', 'last_second_factor'],
});

export const beginPasskey = consoleEndpoint({
  ...base,
  changes: [],
  name: 'beginPasskey',
  summary: 'Options for registering a passkey',
  method: 'POST',
  path: '/api/console/v1/second-factors/passkeys/options',
  session: 'started',
  unaudited: true,
  response: passkeyOptions,
  errors: ['second_factor_required', 'step_up_required'],
});

export const addPasskey = consoleEndpoint({
  ...base,
  name: 'addPasskey',
  summary: 'Registers a passkey; the first second factor completes the session',
  method: 'POST',
  path: '/api/console/v1/second-factors/passkeys',
  session: 'started',
  body: z.object({ name: z.string().trim().min(1).max(60), credential }),
  response: recoveryCodes,
  errors: ['second_factor_required', 'step_up_required', 'passkey_failed'],
});

export const removePasskey = consoleEndpoint({
  ...base,
  name: 'removePasskey',
  summary: 'Removes a passkey, if another second factor remains',
  ...REMOVAL,
  path: '/api/console/v1/second-factors/passkeys/{id}',
  target: 'passkey',
  stepUp: true,
  errors: ['last_second_factor'],
});

export const renewRecoveryCodes = consoleEndpoint({
  ...base,
  name: 'renewRecoveryCodes',
  summary: 'New recovery codes; those before stop working',
  method: 'POST',
  path: '/api/console/v1/second-factors/recovery-codes',
  stepUp: true,
  response: z.object({ recovery_codes: z.array(z.string()) }),
});
