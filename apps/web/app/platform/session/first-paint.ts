/** "12 Lantern Street, Old Town, Marsa" → "12 Lantern Street". */
export function shortPlace(location: string): string {
  return location.split(/[,،]/)[0]?.trim() || location;
}

/** Updates the root element's mark of a signed-in customer. */
export function markSignedIn(signedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed', signedIn);
}
