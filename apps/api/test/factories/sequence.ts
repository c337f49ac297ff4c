let last = 0;

/** A number that is unique in this process, for slugs, phones and codes. */
export function next(): number {
  last += 1;
  return last;
}
