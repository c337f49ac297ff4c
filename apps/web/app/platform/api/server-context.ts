import { type Client, createClient, type Transport } from '@errand/contract';
import { createContext, RouterContextProvider } from 'react-router';
import { type RequestSession, requestSession, sessionHeaders } from '#platform/session/request-session.ts';

/** The context of a loader: the in-process API and the session of the cookies. It never has a token. */
export type PageContext = {
  api: Client;
  session: RequestSession;
  origin: string;
  /** Whether the API was unavailable for a call of the page. */
  wasAway: () => boolean;
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
  let isAway = false;
  const watched: Transport = async (call) => {
    const response = await transport(call);
    isAway ||= response.status === 503;
    return response;
  };
  const api = createClient(watched, () => sessionHeaders(session));
  context.set(pageContext, { api, session, origin, wasAway: () => isAway });
  return context;
}
