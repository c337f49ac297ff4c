/** Whether the failure of a job is final: the error says `permanent: true`, because a repetition would fail too. */
export function isPermanent(error: unknown): boolean {
  return error instanceof Error && 'permanent' in error && error.permanent === true;
}
