/** Validates the configuration of Apple's sign-in before its script loads; null when it is valid. */
export function appleProblem(clientId: string, redirectUrl: string): 'notConfigured' | 'wrong' | null {
  if (clientId.trim() === '') return 'notConfigured';
  return redirectUrl !== '' && !isUrl(redirectUrl) ? 'wrong' : null;
}

function isUrl(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}
