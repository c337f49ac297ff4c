import { useContext } from 'react';
import { RootDataContext } from './config.ts';
import { withSiteName } from './page-meta.ts';

/** The title of a page whose `meta` cannot know it. */
export function PageTitle({ text }: { text: string }) {
  const root = useContext(RootDataContext);
  return <title>{withSiteName(text, root?.config.business_name ?? '')}</title>;
}
