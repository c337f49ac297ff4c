import type { Page } from '@errand/contract/content';
import { PageSections } from './page-sections.tsx';
import './written-article.css';

/** A page of the operator with links to its sections. */
export function WrittenArticle({ page }: { page: Page }) {
  return (
    <>
      <PageSections sections={page.sections} />
      <article>
        <h1 className="text-h1">{page.title}</h1>
        {/* Sanitized by the server. */}
        <div className="written-page-text" dangerouslySetInnerHTML={{ __html: page.html }} />
      </article>
    </>
  );
}
