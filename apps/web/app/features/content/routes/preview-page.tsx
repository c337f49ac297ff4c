import { useText } from '@errand/client/i18n.tsx';
import { getPagePreview } from '@errand/contract/content';
import { Note } from '@errand/ui/note.tsx';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageContext } from '#platform/api/server-context.ts';
import { orNotFound } from '#platform/or-not-found.ts';
import { WrittenArticle } from '../components/written-article.tsx';

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** The draft of a content page, for holders of a signed link from the console. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const query = { key: url.searchParams.get('key') ?? '' };
  const { html: _, ...page } = await orNotFound(
    api.call(getPagePreview, { params: { slug: params.slug ?? '' }, query }),
  );
  return data(page, { headers: HEADERS });
}

export function headers() {
  return HEADERS;
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function PreviewPage() {
  const t = useText();
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <title>{page.title}</title>
      <div className="page-width">
        <Note tone="info" text={t('content.preview')} />
      </div>
      <div className="page-width written-page">
        <WrittenArticle page={page} />
      </div>
    </>
  );
}
