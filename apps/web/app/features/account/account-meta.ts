import { type Section, sectionHref } from './sections.ts';

/** Account pages are nobody's search result; two addresses of one screen name the one it lives at. */
export function accountMeta(section: Section) {
  return [
    { title: 'Account · Errand' },
    { name: 'robots', content: 'noindex' },
    { tagName: 'link', rel: 'canonical', href: sectionHref(section) },
  ];
}
