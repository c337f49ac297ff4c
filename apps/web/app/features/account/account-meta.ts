import { type Site, withSiteName } from '#platform/page-meta.ts';
import { type Section, sectionHref } from './sections.ts';

/** Metadata of account pages: not indexed; the canonical address is that of the section. */
export function accountMeta(section: Section, { name }: Site) {
  return [
    { title: withSiteName('Account', name) },
    { name: 'robots', content: 'noindex' },
    { tagName: 'link', rel: 'canonical', href: sectionHref(section) },
  ];
}
