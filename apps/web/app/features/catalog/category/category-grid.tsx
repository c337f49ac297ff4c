import type { Category } from '@errand/contract/catalog-categories';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Link } from '#platform/navigation/link.tsx';
import './category-grid.css';

/** Categories as tiles in six columns. */
export function CategoryGrid({ categories }: { categories: Category[] }) {
  return (
    <ul className="category-grid">
      {categories.map((category, index) => (
        <li key={category.id}>
          <Link
            className="category-grid-tile"
            to={`/category/${category.slug}?module_id=${category.module_id}`}
            prefetch="intent"
          >
            <Tile
              name={category.name}
              src={category.image_full_url}
              art={category.art}
              width={184}
              eager={index === 0}
            />
            <span className="text-title">{category.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
