import { useText } from '@errand/client/i18n.tsx';
import type { Page } from '@errand/contract/content';
import { RichTextView } from '@errand/ui/rich-text-view.tsx';
import './written-article.css';

/** A page without what only other clients read of it. */
export type WrittenText = Omit<Page, 'html'>;

/** A page of the operator with links to its sections. */
export function WrittenArticle({ page }: { page: WrittenText }) {
  return (
    <>
      <PageSections sections={page.sections} />
      <article>
        <h1 className="text-h1">{page.title}</h1>
        <div className="written-page-text">
          <RichTextView text={page.body} />
        </div>
      </article>
    </>
  );
}

/** Links to the sections of a long page, on wide screens. */
function PageSections({ sections }: { sections: { id: string; title: string }[] }) {
  const t = useText();
  if (sections.length < 2) return <div />;
  return (
    <nav className="page-sections" aria-label={t('content.sections')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
