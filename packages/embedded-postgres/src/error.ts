/** Why the server could not start, stop or be joined: one sentence for the operator that says what to change. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
