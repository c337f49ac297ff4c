import { useText } from '@errand/client/i18n.tsx';
import type { ConsoleEndpoint } from '@errand/contract/console/console-endpoint';
import type { ConsoleResource } from '@errand/contract/console/events';
import type { InputOf, ResponseOf } from '@errand/contract/endpoint';
import { queryOptions, useMutation } from '@tanstack/react-query';
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

/**
 * A change. Afterwards everything that the endpoint says it changes is refetched. A toast shows why it is rejected,
 * except with `silent`, for screens that show it themselves.
 */
export function useChange<E extends ConsoleEndpoint>(endpoint: E, { silent = false } = {}) {
  const t = useText();
  return useMutation({
    mutationFn: (input: InputOf<E>) => api.call(endpoint, input),
    onSuccess: () => refetchChanged(endpoint),
    onError(error) {
      if (!silent) toastApiError(error, t);
    },
  });
}

/** Refetches what a successful call of the endpoint has changed, and the audit log, which has one entry more. */
export function refetchChanged({ changes = [] }: ConsoleEndpoint): Promise<unknown> {
  const resources = [...changes, 'audit'];
  return Promise.all(resources.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
}
