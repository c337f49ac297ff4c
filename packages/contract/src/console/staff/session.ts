import { LANGUAGE_CODES } from '@errand/domain/language';
import { z } from 'zod';
import { personName } from '../../person-fields.ts';
import { codeText, identifierText, secretText } from '../../typed-texts.ts';
import { consoleEndpoint, ENDPOINT_SCOPES, REMOVAL } from '../console-endpoint.ts';
import { done, id, instant, person, personal } from '../fields.ts';
import { namedGrant, permission } from './grants.ts';

/** The language of the console's screens and of mails to the member. */
export const staffLanguage = z.enum(LANGUAGE_CODES);

/** Longer than customers' passwords. */
export const STAFF_PASSWORD_MIN = 12;
export const newPassword = secretText.max(1000);

/** What the browser's WebAuthn returns, as JSON; verified by the server. */
export const credential = z.looseObject({ id: z.string().max(2000), type: z.literal('public-key') });
/** Options for the browser's WebAuthn, as JSON. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });

export const SESSION_STATES = ['second_factor', 'set_up', 'ready'] as const;

/** The session of the caller. Permissions are those of all grants; the scope is checked per call. */
export const session = z.object({
  /** `second_factor`: a code or passkey is due. `set_up`: the member has to set up a second factor first. */
  state: z.enum(SESSION_STATES),
  staff: person.extend({ mail: personal, language: staffLanguage }),
  permissions: z.array(permission),
  /** The widest scope of the grants that hold a permission, by permission. */
  reach: z.record(z.string(), z.enum(ENDPOINT_SCOPES)),
  grants: z.array(namedGrant),
  /** The second factors that are set up. */
  factors: z.object({ totp: z.boolean(), passkey: z.boolean(), recovery_codes: z.number().int() }),
  expires_at: instant,
  /** Time until which calls with `stepUp` need no further proof; null if they need one now. */
  stepped_up_until: instant.nullable(),
  /** The operator's money format, for amounts in minor units. */
  money: z.object({
    symbol: z.string(),
    direction: z.enum(['left', 'right']),
    digits: z.number().int(),
  }),
  business_name: z.string(),
  /** Whether the shop takes orders. Until then the console begins with the opening list. */
  orders_open: z.boolean(),
  /** The shop's country (ISO 3166-1), which decides the first day of its weeks. */
  country: z.string(),
  /** The shop's clock: the IANA zone of its first delivery zone. Instants are entered in it. */
  time_zone: z.string(),
  /** The storefront's address, for links to it; '' if unknown. */
  shop_url: z.string(),
  demo: z.boolean(),
});
export type ConsoleSession = z.output<typeof session>;

const base = { tag: 'Session', permission: null, scope: 'self', changes: ['session'] } as const;

export const getSession = consoleEndpoint({
  ...base,
  changes: [],
  name: 'getSession',
  summary: 'The caller’s session: who it is, what it may do and which step of the sign-in is due',
  method: 'GET',
  path: '/api/console/v1/session',
  session: 'started',
  response: session,
});

export const signIn = consoleEndpoint({
  ...base,
  changes: [],
  name: 'signIn',
  summary: 'Starts a session by e-mail and password; sets its cookie',
  method: 'POST',
  path: '/api/console/v1/session',
  session: 'none',
  body: z.object({ mail: identifierText.trim().max(300), password: secretText.max(1000) }),
  response: session,
  errors: ['sign_in_failed', 'too_many_requests'],
});

export const beginPasskeySignIn = consoleEndpoint({
  ...base,
  changes: [],
  name: 'beginPasskeySignIn',
  summary: 'Options for a sign-in by a passkey alone',
  method: 'POST',
  path: '/api/console/v1/session/passkey/options',
  session: 'none',
  unaudited: true,
  response: passkeyOptions,
  errors: ['too_many_requests'],
});

export const signInByPasskey = consoleEndpoint({
  ...base,
  changes: [],
  name: 'signInByPasskey',
  summary: 'Starts a session by a passkey alone, which is both factors; sets its cookie',
  method: 'POST',
  path: '/api/console/v1/session/passkey',
  session: 'none',
  body: z.object({ credential }),
  response: session,
  errors: ['passkey_failed', 'too_many_requests'],
});

export const beginPasskeyProof = consoleEndpoint({
  ...base,
  changes: [],
  name: 'beginPasskeyProof',
  summary: 'Options for proving the second factor by a passkey, at the sign-in or for a step-up',
  method: 'POST',
  path: '/api/console/v1/session/proof/options',
  session: 'started',
  unaudited: true,
  response: passkeyOptions,
  errors: ['passkey_failed'],
});

export const proveSecondFactor = consoleEndpoint({
  ...base,
  changes: [],
  name: 'proveSecondFactor',
  summary: 'Completes the sign-in, or steps the session up, by a code, a recovery code or a passkey',
  method: 'POST',
  path: '/api/console/v1/session/proof',
  session: 'started',
  /** One of both. `code` is of the authenticator app, or a recovery code. */
  body: z.object({ code: codeText.trim().max(40).optional(), credential: credential.optional() }),
  secrets: ['code'],
  response: session,
  errors: ['second_factor_wrong', 'second_factor_setup_required', 'passkey_failed', 'too_many_requests'],
});

export const signOut = consoleEndpoint({
  ...base,
  name: 'signOut',
  summary: 'Ends the caller’s session',
  ...REMOVAL,
  path: '/api/console/v1/session',
  session: 'started',
});

export const updateProfile = consoleEndpoint({
  ...base,
  name: 'updateProfile',
  summary: 'Changes the caller’s name and language',
  method: 'PUT',
  path: '/api/console/v1/session/profile',
  body: z.object({ name: personName.trim().min(1), language: staffLanguage }),
  response: session,
});

export const changePassword = consoleEndpoint({
  ...base,
  name: 'changePassword',
  summary: 'Changes the caller’s password and ends all other sessions',
  method: 'PUT',
  path: '/api/console/v1/session/password',
  stepUp: true,
  body: z.object({ current_password: secretText.max(1000), password: newPassword }),
  response: done,
  errors: ['staff_password_wrong', 'staff_password_short', 'password_common', 'too_many_requests'],
});

export const listSessions = consoleEndpoint({
  ...base,
  changes: [],
  name: 'listSessions',
  summary: 'The caller’s sessions, the latest first',
  method: 'GET',
  path: '/api/console/v1/sessions',
  response: z.object({
    rows: z.array(
      z.object({
        id,
        is_current: z.boolean(),
        address: personal,
        user_agent: z.string(),
        created_at: instant,
        last_seen_at: instant,
        expires_at: instant,
      }),
    ),
  }),
});

export const revokeSession = consoleEndpoint({
  ...base,
  name: 'revokeSession',
  summary: 'Ends one of the caller’s sessions',
  ...REMOVAL,
  path: '/api/console/v1/sessions/{id}',
  target: 'session',
});

export const revokeOtherSessions = consoleEndpoint({
  ...base,
  name: 'revokeOtherSessions',
  summary: 'Ends all sessions of the caller but this one',
  ...REMOVAL,
  path: '/api/console/v1/sessions',
});
