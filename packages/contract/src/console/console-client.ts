import { type Client, createClient, type RequestHeaders, type Transport, urlOf } from '../client.ts';
import type { InputOf } from '../endpoint.ts';
import { CONSOLE_HEADER, type ConsoleEndpoint } from './console-endpoint.ts';

export type ConsoleClient = Client<ConsoleEndpoint>;

/** The typed client of the console. The session is a cookie, which the browser sends by itself. */
export function createConsoleClient(
  transport: Transport,
  headers: () => RequestHeaders = () => ({}),
): ConsoleClient {
  return createClient<ConsoleEndpoint>(transport, () => ({ [CONSOLE_HEADER]: '1', ...headers() }));
}

/** The address of a list as a CSV file, with the list's filters. */
export function csvUrlOf<E extends ConsoleEndpoint & { csv: true }>(endpoint: E, input: InputOf<E>): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the input of a generic endpoint is not resolved
  const url = urlOf(endpoint, input as Parameters<typeof urlOf>[1]);
  return `${url}${url.includes('?') ? '&' : '?'}format=csv`;
}
