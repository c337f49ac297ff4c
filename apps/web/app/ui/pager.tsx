import { Link } from 'react-router';
import { useText } from '#platform/i18n/index.ts';

/** Ways to the pages around this one. `href` gives every page its own address; nothing where there is one page. */
export function Pager(props: { page: number; pages: number; href: (page: number) => string }) {
  const { page, pages, href } = props;
  const t = useText();
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={t('ui.pages')}>
      {page > 1 && (
        <Link className="btn quiet" rel="prev" to={href(page - 1)}>
          {t('ui.previous')}
        </Link>
      )}
      <span className="meta">{t('ui.pageOf', { page, pages })}</span>
      {page < pages && (
        <Link className="btn quiet" rel="next" to={href(page + 1)}>
          {t('ui.next')}
        </Link>
      )}
    </nav>
  );
}

/** The page number of an address: 1 where it says nothing sensible. */
export function pageOf(request: Request): number {
  const offset = Number(new URL(request.url).searchParams.get('offset'));
  return Number.isInteger(offset) && offset > 0 ? offset : 1;
}
