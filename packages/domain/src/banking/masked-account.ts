/** The last characters of an account number, by which its owner recognizes it; fewer of a short number. */
export function accountTail(number: string): string {
  return number.slice(-Math.min(4, Math.floor(number.length / 2)));
}

/** An account number of which only the tail is shown. */
export function maskedAccount(tail: string): string {
  return `•••• ${tail}`;
}
