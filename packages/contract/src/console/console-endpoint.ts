import type { BaseEndpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import type { ConsoleErrorCode } from './console-errors.ts';
import type { ConsoleResource } from './events.ts';
import { done, idParams } from './fields.ts';
import type { Permission } from './permissions.ts';

/**
 * Required scope of a grant. `all` accepts only grants for everything, `zone` also those for a zone, `store` also those
 * for a store. `self` accepts every grant, because the handler accesses only the member's own objects.
 */
export const ENDPOINT_SCOPES = ['all', 'zone', 'store', 'self'] as const;
export type EndpointScope = (typeof ENDPOINT_SCOPES)[number];

/** The session that a call requires: `none`; `started`, whose second factor may be missing; `complete`, the default. */
export type SessionStage = 'none' | 'started' | 'complete';

/**
 * A call of the console. The binder enforces its declarations: session, permission, scope, step-up, transaction and
 * audit entry.
 */
export type ConsoleEndpoint = BaseEndpoint & {
  path: `/api/console/v1/${string}`;
  /** Null admits every member with the session that `session` requires. */
  permission: Permission | null;
  scope: EndpointScope;
  session?: Exclude<SessionStage, 'complete'>;
  /** Requires a proof of the second factor from the last ten minutes, else rejects with `step_up_required`. */
  stepUp?: true;
  /** The kind of the audited object. Its id is the path's first parameter, or set by the handler. */
  target?: string;
  /** Fields of the input that the audit log must not hold, besides those of `ALWAYS_SECRET`. */
  secrets?: readonly string[];
  /** A call that only prepares another one and has no audit entry. */
  unaudited?: true;
  /** Resources that open consoles refetch after the call. */
  changes?: readonly ConsoleResource[];
  /** A list whose rows can be exported: `?format=csv` returns all of them as a file. */
  csv?: true;
  errors: readonly (ErrorCode | ConsoleErrorCode)[];
};

export function consoleEndpoint<const E extends ConsoleEndpoint>(definition: E): E {
  return definition;
}

/** Names of input fields that are never stored in an audit entry. */
export const ALWAYS_SECRET: readonly string[] = [
  'password',
  'current_password',
  'token',
  'secret',
  'credential',
];

/** The header of every change, which forms and links of other sites cannot send. */
export const CONSOLE_HEADER = 'X-Errand-Console';

/** How long a proof of the second factor is valid for endpoints with `stepUp`. */
export const STEP_UP_MINUTES = 10;

/** Rejections of every call about a single object. */
export const OBJECT_ERRORS = ['unauthenticated', 'permission_denied', 'not_found'] as const;

/** A list whose rows can be exported. */
export const LIST = { method: 'GET', csv: true, errors: ['unauthenticated', 'permission_denied'] } as const;
/** The object with the id of the path. */
export const ONE = { method: 'GET', params: idParams, errors: OBJECT_ERRORS } as const;
/** The removal of the object with the id of the path. */
export const REMOVAL = { method: 'DELETE', params: idParams, response: done, errors: OBJECT_ERRORS } as const;
