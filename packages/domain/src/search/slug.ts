import { latinSlug } from './latin-slug.ts';

const MOST_CHARACTERS = 80;

/**
 * The slug of a name: "harbor-kitchen". A slug without Latin letters begins with the kind, because a numeric slug would
 * be read as an id.
 */
export function slugOf(name: string, kind: string): string {
  const latin = latinSlug(name);
  const slug = /[a-z]/.test(latin) ? latin : `${kind}-${latin}`;
  return slug.slice(0, MOST_CHARACTERS).replace(/-$/, '');
}

/** The slug itself if it is free, else the slug with the first free number: "harbor-kitchen-2". */
export function freeSlug(wish: string, isTaken: (slug: string) => boolean): string {
  let slug = wish;
  for (let number = 2; isTaken(slug); number += 1) slug = `${wish}-${number}`;
  return slug;
}
