import { type Client, createClient, type Transport } from '@errand/contract';
import { createContext, RouterContextProvider } from 'react-router';
import { type RequestSession, requestSession, sessionHeaders } from '#platform/session/request-session.ts';

/** What a loader works with: the API in process, and what the cookies say. Nobody's token is ever here. */
export type PageContext = { api: Client; session: RequestSession; origin: string };

export const pageContext = createContext<PageContext>();

/** Made by the server for every request. */
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
