import { stayed } from '@errand/client/network/leaving.ts';
import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';

/**
 * A middleware of the router. Data that did not load, such as that of an aborted navigation, shows the error page only
 * once the page stays.
 */
export const pendingWhileLeaving: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  _args,
  next,
) => {
  const results = await next();
  if (Object.values(results).some(isLoadFailure)) await stayed();
  return results;
};

/** Not the server's response, such as a redirect or 404. */
function isLoadFailure({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && !(result instanceof Response) && !isRouteErrorResponse(result);
}
