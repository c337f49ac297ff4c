import { useText } from '@errand/client/i18n.tsx';
import type { Category } from '@errand/contract/catalog-categories';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { LayoutGrid } from 'lucide-react';
import { Link } from '#platform/navigation/link.tsx';
import './tile-rail.css';

const SHOWN = 10;

/** The module's main categories as discs; when not all fit, the last disc links to the list of all. */
export function CategoryRail({ categories }: { categories: Category[] }) {
  const t = useText();
  if (categories.length === 0) return null;
  const all = categories.length > SHOWN;
  return (
    <nav className="page-section category-rail" aria-label={t('home.categories')}>
      <div className="tile-rail layout-rail">
        {categories.slice(0, all ? SHOWN - 1 : SHOWN).map((category) => (
          <Link
            key={category.id}
            className="tile-rail-item"
            to={`/category/${category.slug}?module_id=${category.module_id}`}
            prefetch="intent"
          >
            <Tile name={category.name} src={category.image_full_url} art={category.art} width={100} />
            <span>{category.name}</span>
          </Link>
        ))}
        {all && (
          <Link className="tile-rail-item" to="/categories" prefetch="intent">
            <span className="tile" data-tint="stone">
              <LayoutGrid size={28} />
            </span>
            <span>{t('home.allCategories')}</span>
          </Link>
        )}
      </div>
    </nav>
  );
}
