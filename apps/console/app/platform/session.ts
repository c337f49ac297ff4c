import { ApiError } from '@errand/contract/client';
import { type ConsoleEndpoint, ENDPOINT_SCOPES } from '@errand/contract/console/console-endpoint';
import type { Permission } from '@errand/contract/console/permissions';
import { type ConsoleSession, getSession } from '@errand/contract/console/staff/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { plainApi } from './api.ts';
import { queries, SESSION_KEY } from './queries.ts';

/** The session; null without a signed-in member. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: readSession,
  staleTime: 60_000,
});

/** Resolves to whether the server has ended the session; null while no sign-out is in progress. */
let ending: Promise<boolean> | null = null;

async function readSession(): Promise<ConsoleSession | null> {
  if (await ending) return null;
  try {
    return await plainApi.call(getSession, {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Applies a session that a call returned. */
export function setSession(session: ConsoleSession): void {
  queries.setQueryData(SESSION_KEY, session);
}

/**
 * Hides the console and clears all cached data of the member until `ended` resolves to whether the server has ended the
 * session. Then the sign-in follows, or the console again.
 */
export function suspendSession(ended: Promise<boolean>): void {
  ending = ended;
  void ended.then(() => {
    if (ending === ended) ending = null;
  });
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
  void queries.resetQueries({ queryKey: SESSION_KEY });
}

/** The session of the signed-in member. It is available only inside the shell, which waits for it. */
export function useSession(): ConsoleSession {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error('useSession outside of the shell');
  return data;
}

/** Whether the member has one of the permissions in any scope. The server checks each call with its scope. */
export function useMay(): (permission: Permission | readonly Permission[] | null) => boolean {
  const { permissions } = useSession();
  return (permission) => permission === null || [permission].flat().some((one) => permissions.includes(one));
}

/**
 * Whether a grant of the member reaches as far as an endpoint requires, so that the screen does not offer what the server
 * would refuse. Whether it reaches a certain object is checked by the server.
 */
export function useMayCall(): (endpoint: Pick<ConsoleEndpoint, 'permission' | 'scope'>) => boolean {
  const { reach } = useSession();
  return ({ permission, scope }) => {
    if (permission === null) return true;
    const held = reach[permission];
    return held !== undefined && ENDPOINT_SCOPES.indexOf(held) <= ENDPOINT_SCOPES.indexOf(scope);
  };
}
