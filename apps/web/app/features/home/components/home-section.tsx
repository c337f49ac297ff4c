import { useText } from '@errand/client/i18n.tsx';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { Link } from '#platform/navigation/link.tsx';

/** A titled row of cards with a link to all; renders nothing while empty. Its cards hydrate apart from the rest of the page. */
export function HomeSection(props: { title: string; href?: string; empty: boolean; children: ReactNode }) {
  const { title, href, empty, children } = props;
  const t = useText();
  const id = useId();
  if (empty) return null;
  return (
    <section className="page-section" aria-labelledby={id}>
      <div className="page-section-head">
        <h2 className="text-h2" id={id}>
          {title}
        </h2>
        {href && (
          <Link
            className="text-link tap-target"
            to={href}
            prefetch="intent"
            aria-label={t('home.viewAllOf', { title })}
          >
            {t('home.viewAll')}
            <ChevronRight className="icon mirror-rtl" size={16} />
          </Link>
        )}
      </div>
      <Suspense>{children}</Suspense>
    </section>
  );
}
