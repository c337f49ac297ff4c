import { ApiError } from '@errand/contract/client';
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

async function readSession(): Promise<ConsoleSession | null> {
  try {
    return await plainApi.call(getSession, {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Applies a session that a call returned. Null signs out and clears all cached data of the member. */
export function setSession(session: ConsoleSession | null): void {
  if (session === null)
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
  queries.setQueryData(SESSION_KEY, session);
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
