import { ApiError } from '@errand/contract';
import { data } from 'react-router';

/** Resolves to the response of a call; a 404 becomes the not-found page. */
export function orNotFound<T>(response: Promise<T>): Promise<T> {
  return response.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  });
}
