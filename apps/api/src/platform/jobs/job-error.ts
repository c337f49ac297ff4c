/**
 * An error of pg-boss. Failures of its workers are plain objects with the properties of an error, of which the log would
 * write nothing.
 */
export function toError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { message = String(error), ...rest } = Object(error) as { message?: string };
  return Object.assign(new Error(message), rest);
}
