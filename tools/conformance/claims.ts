/** The comment above a test that names the requirements it proves: `// Requirements: CART-07, API-13..15.` */
const CLAIM = /^\s*\/\/ Requirements: /;
const COMMENT = /^\s*\/\/ ?/;
const TEST = /^\s*(?:test|it)\b/;

/**
 * The requirements that the test at `line` (from 1) of a file's lines claims. In a table of tests the line is that of the
 * call, so the test that starts nearest above it counts.
 */
export function claimsOf(lines: string[], line: number): string[] {
  let at = line - 1;
  while (at > 0 && !TEST.test(lines[at] ?? '')) at -= 1;
  let first = at - 1;
  while (COMMENT.test(lines[first] ?? '') && !CLAIM.test(lines[first] ?? '')) first -= 1;
  if (!CLAIM.test(lines[first] ?? '')) return [];
  return expandIds(
    lines
      .slice(first, at)
      .map((text) => text.replace(CLAIM, '').replace(COMMENT, ''))
      .join(' '),
  );
}

/** Every requirement that a source file claims. */
export function allClaimsOf(source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((text, index) => (TEST.test(text) ? claimsOf(lines, index + 1) : []));
}

/** `CART-07, API-13..15` → CART-07, API-13, API-14, API-15. */
function expandIds(list: string): string[] {
  return [...list.matchAll(/([A-Z]+)-(\d+)(?:\.\.(\d+))?/g)].flatMap(([, area = '', from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => {
      const number = String(Number(from) + index).padStart(2, '0');
      return `${area}-${number}`;
    }),
  );
}
