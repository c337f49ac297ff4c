import { latinSlug } from '@errand/domain/search';

/** "spring-sale", or "spring-sale-2" where that is taken. `otherwise` begins one that would have no letters. */
export function freeSlug(name: string, otherwise: string, taken: ReadonlySet<string>): string {
  const latin = latinSlug(name).slice(0, 70);
  // A numeric slug would be read as an id.
  const slug = /[a-z]/.test(latin) ? latin : `${otherwise}-${latin}`.replace(/-$/, '');
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
