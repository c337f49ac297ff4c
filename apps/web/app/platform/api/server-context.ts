import { type Client, createClient, type Transport } from '@errand/contract';
import { createContext, RouterContextProvider } from 'react-router';
import { type RequestSession, requestSession, sessionHeaders } from '#platform/session/request-session.ts';

/** The context of a loader: the in-process API and the session of the cookies. It never has a token. */
export type PageContext = { api: Client; session: RequestSession; origin: string };

export const pageContext = createContext<PageContext>();

/** Created by the server per request. */
export function createPageContext(
  request: Request,
  transport: Transport,
  origin: string,
): RouterContextProvider {
  const session = requestSession(request);
  const context = new RouterContextProvider();
  context.set(pageContext, { api: createClient(transport, () => sessionHeaders(session)), session, origin });
  return context;
}
