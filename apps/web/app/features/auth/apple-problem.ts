/** What keeps Apple's sign-in from being offered, before anything is loaded; null when nothing does. */
export function appleProblem(clientId: string, redirectUrl: string): 'notConfigured' | 'wrong' | null {
  if (clientId.trim() === '') return 'notConfigured';
  return redirectUrl !== '' && !URL.canParse(redirectUrl) ? 'wrong' : null;
}
