import { useText } from '@errand/client/i18n.tsx';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import { type ConsoleResource, FOLLOWING_RESOURCES } from '@errand/contract/console/events';
import type { InputOf, ResponseOf } from '@errand/contract/endpoint';
import { toastDone } from '@errand/ui/toast.tsx';
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { toastApiError } from './api-error.ts';
import { queries } from './queries.ts';

/** A read of the API. It is refetched when a live event names its resource. */
export function consoleQuery<E extends ConsoleEndpoint>(
  resource: ConsoleResource,
  endpoint: E,
  input: InputOf<E>,
) {
  return queryOptions<ResponseOf<E>>({
    queryKey: [resource, endpoint.name, input],
    queryFn: ({ signal }) => api.call(endpoint, input, { signal }),
  });
}

/** The response of a read. The screen suspends until it is there. */
export function useRead<E extends ConsoleEndpoint>(
  resource: ConsoleResource,
  endpoint: E,
  input: InputOf<E>,
): ResponseOf<E> {
  return useSuspenseQuery(consoleQuery(resource, endpoint, input)).data;
}

type ChangeOptions<E extends ConsoleEndpoint> = {
  /** The toast of a success. */
  done?: string | ((input: InputOf<E>, response: ResponseOf<E>) => string);
  /** Receives the response also when the refetched data have removed the component, unlike a callback of `mutate`. */
  onResponse?: (response: ResponseOf<E>) => void;
  /** Shows no toast of a rejection, for screens that show it themselves. */
  silent?: boolean;
  /** Changes with the same name are sent one after the other, also those that waited for a connection. */
  inOrder?: string;
};

/** A change. Afterwards everything that the endpoint says it changes is refetched. A toast shows why it is rejected. */
export function useChange<E extends ConsoleEndpoint>(endpoint: E, options: ChangeOptions<E> = {}) {
  const { done, onResponse, silent = false, inOrder } = options;
  const t = useText();
  return useMutation({
    ...(inOrder !== undefined && { scope: { id: inOrder } }),
    mutationFn: (input: InputOf<E>) => api.call(endpoint, input),
    async onSuccess(response, input) {
      onResponse?.(response);
      await refetchChanged(endpoint);
      if (done) toastDone(typeof done === 'string' ? done : done(input, response));
    },
    onError(error) {
      if (!silent) toastApiError(error, t);
    },
  });
}

/** Refetches what a successful call of the endpoint has changed, and the audit log, which has one entry more. */
export function refetchChanged({ changes = [] }: ConsoleEndpoint): Promise<unknown> {
  const following = changes.flatMap((resource) => FOLLOWING_RESOURCES[resource] ?? []);
  const resources = new Set<ConsoleResource>([...changes, ...following, 'audit']);
  return Promise.all([...resources].map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
}
