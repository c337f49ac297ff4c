/**
 * The path of a value with the character NUL, which PostgreSQL's text cannot hold: `cart.0.note`. Null if there is
 * none.
 */
export function findNul(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path || 'body' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (name.includes('\0')) return path || 'body';
    const found = findNul(inner, path ? `${path}.${name}` : name);
    if (found) return found;
  }
  return null;
}
