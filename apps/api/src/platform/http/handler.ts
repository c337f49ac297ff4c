import type { Endpoint, ParsedInput, ResponseInput } from '@errand/contract';
import type { Deps } from '../deps.ts';
import type { RequestContext } from './context.ts';

/** Serves the calls of an endpoint. */
export type Handler<E extends Endpoint> = (
  ctx: RequestContext<keyof Deps>,
  input: ParsedInput<E>,
) => Promise<ResponseInput<E>>;
