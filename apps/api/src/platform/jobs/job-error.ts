/**
 * Converts an error of pg-boss. Failures of its workers are plain objects with the properties of an error, whose
 * content the log would omit.
 */
export function toError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { message = String(error), ...rest } = Object(error) as { message?: string };
  return Object.assign(new Error(message), rest);
}
