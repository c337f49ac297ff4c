import { ApiError } from '@errand/contract';

/** The refusal that a call must meet; a call that succeeds fails the test. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call was not refused');
}
