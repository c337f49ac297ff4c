import { ApiError } from '@errand/contract';
import { data } from 'react-router';

/** The answer of a call, or the not-found page where the API knows no such thing. */
export function orNotFound<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  });
}
