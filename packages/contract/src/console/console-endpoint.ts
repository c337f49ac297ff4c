import type { BaseEndpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import type { ConsoleErrorCode } from './console-errors.ts';
import type { ConsoleResource } from './events.ts';
import type { Permission } from './permissions.ts';

/**
 * How far a grant must reach: `all` accepts grants for everything only, `zone` also those for a zone, `store` also those
 * for a store, `self` every grant, because the handler touches only what belongs to the member.
 */
export type EndpointScope = 'all' | 'zone' | 'store' | 'self';

/**
 * The session that a call needs: `none`; `started`, whose second factor may be missing; `complete`, the default.
 */
export type SessionStage = 'none' | 'started' | 'complete';

/**
 * A call of the console. The server enforces all of it before and after the handler: session, permission, scope,
 * step-up, transaction and audit row.
 */
export type ConsoleEndpoint = BaseEndpoint & {
  path: `/api/console/v1/${string}`;
  /** Null for every member with the session that `session` asks for. */
  permission: Permission | null;
  scope: EndpointScope;
  session?: Exclude<SessionStage, 'complete'>;
  /** Needs a proof of the second factor younger than ten minutes: `step_up_required`. */
  stepUp?: true;
  /** The kind of the audited object; its id is the path's first parameter, or what the handler sets. */
  target?: string;
  /** Fields of the input that the audit log must not hold, besides those of `ALWAYS_SECRET`. */
  secrets?: readonly string[];
  /** A call that only prepares another one and has no audit row. */
  unaudited?: true;
  /** What open consoles refetch after the call. */
  changes?: readonly ConsoleResource[];
  /** A list whose rows can be exported: `?format=csv` returns all of them as a file. */
  csv?: true;
  errors: readonly (ErrorCode | ConsoleErrorCode)[];
};

export function consoleEndpoint<const E extends ConsoleEndpoint>(definition: E): E {
  return definition;
}

/** Names of input fields that no audit row holds. */
export const ALWAYS_SECRET: readonly string[] = [
  'password',
  'current_password',
  'token',
  'secret',
  'credential',
];

/** The header of every change, which forms and links of other sites cannot send. */
export const CONSOLE_HEADER = 'X-Errand-Console';

/** How long a proof of the second factor opens endpoints with `stepUp`. */
export const STEP_UP_MINUTES = 10;
