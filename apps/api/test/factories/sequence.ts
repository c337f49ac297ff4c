let last = 0;

/** A number that no other row of this process has, for slugs, phones and codes. */
export function next(): number {
  last += 1;
  return last;
}
