import { useText } from '@errand/client/i18n.tsx';
import type { Item } from '@errand/contract/catalog';
import { ChevronRight } from 'lucide-react';
import { useRootData } from '#platform/config.ts';
import { Link } from '#platform/navigation/link.tsx';
import './breadcrumbs.css';

/** The breadcrumbs of a product: module, categories, name. */
export function Breadcrumbs({ item }: { item: Item }) {
  const t = useText();
  const { modules } = useRootData();
  const module = modules.find(({ id }) => id === item.module_id);
  return (
    <nav className="breadcrumbs text-caption" aria-label={t('catalog.trail')}>
      <ol>
        {module && (
          <li>
            <Link to="/home" className="tap-target">
              {module.module_name}
            </Link>
            <Step />
          </li>
        )}
        {item.category_ids.map((category) => (
          <li key={category.id}>
            <Link to={`/category/${category.id}?module_id=${item.module_id}`} className="tap-target">
              {category.name}
            </Link>
            <Step />
          </li>
        ))}
        <li aria-current="page">{item.name}</li>
      </ol>
    </nav>
  );
}

function Step() {
  return <ChevronRight className="icon mirror-rtl" size={14} />;
}
