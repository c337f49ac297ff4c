import type { ParsedInput, ResponseInput } from '@errand/contract';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { Permission } from '@errand/contract/console/permissions';
import type { GrantScope } from '@errand/contract/console/staff/grants';
import type { LanguageCode } from '@errand/domain/language';
import type { Deps } from '../platform/deps.ts';
import type { RequestContext } from '../platform/http/index.ts';
import type { CsvFile } from './csv.ts';

/** The parts of the process and the addresses of console and shop, without a trailing slash. */
export type ConsoleDeps = Deps & {
  /** The shop's port, to derive its address without PUBLIC_URL. */
  shopPort: number | null;
};

/** Where a member may use a permission: the union of the grants that contain it. */
export type Scope = { all: true } | { all: false; zoneIds: readonly number[]; storeIds: readonly number[] };

/** The zones and the store that an object belongs to. */
export type Place = { zoneIds: readonly number[]; storeId: number | null };

export type MemberGrant = { role: string; scope: GrantScope; permissions: readonly Permission[] };

/** The signed-in member and the session of the request. */
export type Member = {
  id: number;
  name: string;
  mail: string;
  language: LanguageCode;
  isDemo: boolean;
  grants: MemberGrant[];
  /** Which second factors are set up. */
  factors: { totp: boolean; passkeys: number; recoveryCodes: number };
  session: {
    id: number;
    tokenHash: Buffer;
    expiresAt: Date;
    /** When the second factor was proven; null while it is due. */
    completedAt: Date | null;
    stepUpAt: Date | null;
  };
};

type ConsoleRequest = {
  /** The console's own origin, for links in mails and for passkeys. */
  consoleOrigin: string;
  /** Sets the session's cookie once the call has succeeded; null clears it. */
  setCookie: (session: { token: string; expiresAt: Date } | null) => void;
  /** Sets the id of the audited object if the path does not contain it. */
  setTarget: (id: number | string) => void;
  /** Sets the member of a call that began without a session, for the audit log. */
  setActor: (memberId: number) => void;
  /** Runs an effect after the commit, with the process's own connections. A rolled back change runs none. */
  afterCommit: (effect: (deps: Deps) => Promise<void> | void) => void;
};

/** The context of a call that needs no session. In changes, `db` and `pool` join the transaction of the call. */
export type AnonymousContext = RequestContext<keyof Deps> & ConsoleRequest & { member: Member | null };

/** The context of a call. `scope` limits the rows that the member may see or change; queries filter by it. */
export type ConsoleContext = AnonymousContext & { member: Member; scope: Scope };

type ContextOf<E extends ConsoleEndpoint> = E extends { session: 'none' } ? AnonymousContext : ConsoleContext;

type Handle<E extends ConsoleEndpoint, Prepared> = (
  ctx: ContextOf<E>,
  input: ParsedInput<E>,
  prepared: Prepared,
) => Promise<ResponseInput<E>>;

/** Endpoints on one object of a zone or store. Only lists and what belongs to the member have no target. */
type IsScopedObject<E extends ConsoleEndpoint> = E extends { scope: 'zone' | 'store' }
  ? E extends { method: 'GET' }
    ? E extends { params: object }
      ? true
      : false
    : true
  : false;

/** Finds the place of the object of a call. A place of null or outside of the member's scope is a 404. */
type Target<E extends ConsoleEndpoint> = (ctx: ContextOf<E>, input: ParsedInput<E>) => Promise<Place | null>;

/**
 * How an endpoint is served that has work to do before its transaction, which must not hold a connection or must outlive
 * a failure. The result of `before` is the handler's third argument.
 */
type PreparedHandler<E extends ConsoleEndpoint, Prepared> = {
  before: (ctx: ContextOf<E>, input: ParsedInput<E>) => Promise<Prepared>;
  handle: Handle<E, Prepared>;
} & (IsScopedObject<E> extends true ? { target: Target<E> } : { target?: never });

/**
 * Binds an endpoint to its handler. An endpoint for an object of a zone or store has its target in between, and a list may
 * have a file of its own as its export.
 */
export type ConsoleRoute = {
  <const E extends ConsoleEndpoint, Prepared>(
    endpoint: E,
    handler: PreparedHandler<E, Prepared> | (IsScopedObject<E> extends true ? never : Handle<E, undefined>),
  ): void;
  <const E extends ConsoleEndpoint & { csv: true }>(
    endpoint: E,
    list: { handle: Handle<E, undefined>; csv: (ctx: ContextOf<E>) => Promise<CsvFile> },
  ): void;
  <const E extends ConsoleEndpoint>(
    endpoint: E,
    target: IsScopedObject<E> extends true ? Target<E> : never,
    handle: Handle<E, undefined>,
  ): void;
};
