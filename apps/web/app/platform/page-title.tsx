import { withSiteName } from './page-meta.ts';

/** The title of a page whose `meta` cannot know it. */
export function PageTitle({ text }: { text: string }) {
  return <title>{withSiteName(text)}</title>;
}
