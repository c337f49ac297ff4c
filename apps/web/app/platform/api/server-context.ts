import { ApiError, type Client, createClient, isErrorCode, type Transport } from '@errand/contract';
import { createContext, data, RouterContextProvider } from 'react-router';
import { type RequestSession, requestSession, sessionHeaders } from '#platform/session/request-session.ts';

/**
 * The context of a loader: the in-process API and the session of the cookies. It never has a token. A call whose input the
 * API rejects becomes the not-found page, because the input comes from the address.
 */
export type PageContext = {
  api: Client;
  session: RequestSession;
  origin: string;
  /** Whether the API was unavailable for a call of the page. */
  wasUnavailable: () => boolean;
};

export const pageContext = createContext<PageContext>();

/** Created by the server per request. */
export function createPageContext(
  request: Request,
  transport: Transport,
  origin: string,
): RouterContextProvider {
  const session = requestSession(request);
  const context = new RouterContextProvider();
  let isUnavailable = false;
  const watched: Transport = async (call) => {
    const response = await transport(call);
    isUnavailable ||= response.status === 503;
    return response;
  };
  const client = createClient(watched, () => sessionHeaders(session));
  const api: Client = {
    call: (endpoint, input, options) => client.call(endpoint, input, options).catch(rejectAddress),
  };
  context.set(pageContext, { api, session, origin, wasUnavailable: () => isUnavailable });
  return context;
}

/** Rejected input has its field as the error code; other rejections have a code that a page may handle. */
function rejectAddress(error: unknown): never {
  if (error instanceof ApiError && error.status === 403) {
    if (error.code === 'validation' || !isErrorCode(error.code)) throw data(null, { status: 404 });
  }
  throw error;
}
