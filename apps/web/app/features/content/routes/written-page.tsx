import { getPage } from '@errand/contract/content';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageContext } from '#platform/api/server-context.ts';
import { orNotFound } from '#platform/or-not-found.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTags } from '#platform/page-tags.tsx';
import { PageSections } from '../components/page-sections.tsx';
import './written-page.css';

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
      <PageTags title={page.title} description={page.description} />
      <PageSections sections={page.sections} />
      <article>
        <h1 className="text-h1">{page.title}</h1>
        {/* Sanitized by the server. */}
        <div className="written-page-text" dangerouslySetInnerHTML={{ __html: page.html }} />
      </article>
    </div>
  );
}
