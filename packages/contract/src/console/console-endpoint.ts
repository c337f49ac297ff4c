import { MAX_VIDEO_MEGABYTES } from '@errand/domain/media';
import { z } from 'zod';
import type { BaseEndpoint } from '../endpoint.ts';
import { type ErrorCode, PICTURE_ERRORS } from '../errors.ts';
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
  /** The largest body in bytes, where the server's limit for all calls is too low. */
  bodyBytes?: number;
  /** Fields of the input that the audit log must not hold, besides those of `ALWAYS_SECRET`. */
  secrets?: readonly string[];
  /** The field of a multipart body whose file is streamed to the file store instead of being held in memory. */
  streams?: { field: string; megabytes: number };
  /** A call that only prepares another one and has no audit entry. */
  unaudited?: true;
  /** Resources that open consoles refetch after the call. */
  changes?: readonly ConsoleResource[];
  /** A list whose rows can be exported: `?format=csv` returns all of them as a file. */
  csv?: true;
  /** A declaration names those beyond the ones that `consoleEndpoint` adds. */
  errors: readonly (ErrorCode | ConsoleErrorCode)[];
};

/** An endpoint as it is written: `consoleEndpoint` adds what follows from its fields. */
type Declaration = Omit<ConsoleEndpoint, 'errors'> & { errors?: ConsoleEndpoint['errors'] };

type Complete<E extends Declaration> = E & Pick<ConsoleEndpoint, 'errors'> & IdParams<E>;
type IdParams<E> = E extends { params: z.ZodObject }
  ? unknown
  : E extends { path: `${string}/{id}${string}` }
    ? { params: typeof idParams }
    : unknown;

/**
 * Adds the parameter of a path with `{id}`, by default a positive whole number, and the rejections that session,
 * permission, step-up, this parameter and the version of the body cause.
 */
export function consoleEndpoint<const E extends Declaration>(declaration: E): Complete<E> {
  const { path, session, permission, stepUp, body, errors = [] } = declaration;
  const hasId = path.includes('/{id}');
  const caused = {
    unauthenticated: session !== 'none',
    permission_denied: permission !== null,
    step_up_required: stepUp,
    not_found: hasId,
    changed_meanwhile: body && 'version' in body.shape,
  };
  const complete = {
    ...(hasId && { params: idParams }),
    ...declaration,
    errors: [...Object.entries(caused).flatMap(([code, isCaused]) => (isCaused ? [code] : [])), ...errors],
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the path of a generic endpoint is not resolved
  return complete as unknown as Complete<E>;
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

/** A list whose rows can be exported. */
export const LIST = { method: 'GET', csv: true } as const;
/** The removal of an object. */
export const REMOVAL = { method: 'DELETE', response: done } as const;

/** The upload of the `picture` of an object. */
export const PICTURE = {
  method: 'POST',
  multipart: true,
  body: z.object({}),
  errors: PICTURE_ERRORS,
} as const;

/** The upload of the `video` of an object. */
export const VIDEO = {
  method: 'POST',
  multipart: true,
  streams: { field: 'video', megabytes: MAX_VIDEO_MEGABYTES },
  body: z.object({}),
  errors: ['video_type', 'video_large'],
} as const;

/** What the calls of one kind of object share. */
type Shared = Pick<ConsoleEndpoint, 'tag' | 'scope' | 'permission' | 'target' | 'stepUp' | 'changes'>;
type Own = Omit<Declaration, Exclude<keyof Shared, 'stepUp' | 'changes'> | 'method' | 'path'>;

/**
 * The usual calls of a kind of object: `list` and `create` at `path`, the others at the address of one object below it,
 * `act` at that of an action on it. `read` and `change` are the declarations of the calls that read and of those that change.
 */
export function objectEndpoints<Name extends string, const Read extends Shared, const Change extends Shared>(
  path: `/api/console/v1/${Name}`,
  read: Read,
  change: Change,
) {
  const one = `${path}/{id}` as const;
  return {
    list: <const E extends Own>(own: E) => consoleEndpoint({ ...read, ...LIST, path, ...own }),
    get: <const E extends Own>(own: E) => consoleEndpoint({ ...read, method: 'GET', path: one, ...own }),
    create: <const E extends Own>(own: E) => consoleEndpoint({ ...change, method: 'POST', path, ...own }),
    update: <const E extends Own>(own: E) => consoleEndpoint({ ...change, method: 'PUT', path: one, ...own }),
    act: <const Action extends string, const E extends Own>(action: Action, own: E) =>
      consoleEndpoint({ ...change, method: 'POST', path: `${one}/${action}`, ...own }),
    setPicture: <const E extends Own>(own: E) =>
      consoleEndpoint({ ...change, ...PICTURE, path: `${one}/picture`, ...own }),
    remove: <const E extends Omit<Own, 'response'>>(own: E) =>
      consoleEndpoint({ ...change, ...REMOVAL, path: one, ...own }),
  };
}
