/** The last four characters of an account number, or half of a shorter one. */
export function accountTail(number: string): string {
  return number.slice(-Math.min(4, Math.floor(number.length / 2)));
}

/** An account number of which only the tail is shown. */
export function maskedAccount(tail: string): string {
  return `•••• ${tail}`;
}
