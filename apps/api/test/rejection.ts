import { ApiError } from '@errand/contract';

/** The error of a call that must be rejected. A call that succeeds fails the test. */
export async function rejectionOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call was not rejected.');
}
