import { getPage } from '@errand/contract/content';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageContext } from '#platform/api/server-context.ts';
import { orNotFound } from '#platform/or-not-found.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTags } from '#platform/page-tags.tsx';
import { WrittenArticle } from '../components/written-article.tsx';

/** Renders every content page; the slug is in the address. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  return orNotFound(api.call(getPage, { params: { slug: url.pathname.slice(1) } }));
}

export const shouldRevalidate = unlessOverlay;

export default function WrittenPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="page-width written-page">
      <PageTags title={page.meta_title} description={page.description} />
      <WrittenArticle page={page} />
    </div>
  );
}
