import { getPage } from '@errand/contract/content';
import { isPageAddress } from '@errand/domain/navigation';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageContext } from '#platform/api/server-context.ts';
import { orNotFound } from '#platform/or-not-found.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTags } from '#platform/page-tags.tsx';
import { WrittenArticle } from '../components/written-article.tsx';

/** Renders every page that the operator writes; the slug is the path. */
export async function loader({ context, params: { slug = '' } }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  if (!isPageAddress(slug)) throw data(null, { status: 404 });
  const { html: _, ...page } = await orNotFound(api.call(getPage, { params: { slug } }));
  return page;
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
