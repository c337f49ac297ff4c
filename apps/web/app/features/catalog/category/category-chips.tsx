import { useText } from '@errand/client/i18n.tsx';
import type { ResponseOf } from '@errand/contract';
import type { getCategory } from '@errand/contract/catalog-categories';
import { cx } from '@errand/ui/cx.ts';
import { Link } from '#platform/navigation/link.tsx';

type CategoryWithChildren = ResponseOf<typeof getCategory>;

/** The subcategories of a main category as chips with the current one marked; "All" is the main category. */
export function CategoryChips(props: {
  category: CategoryWithChildren;
  parent: CategoryWithChildren | null;
}) {
  const { category, parent } = props;
  const t = useText();
  const main = parent ?? category;
  if (main.childes.length === 0) return null;
  return (
    <nav
      className="chip-list scroll category-chips"
      aria-label={t('catalog.subcategories', { name: main.name })}
    >
      <Chip slug={main.slug} moduleId={main.module_id} name={t('catalog.all')} on={category.id === main.id} />
      {main.childes.map((child) => (
        <Chip
          key={child.id}
          slug={child.slug}
          moduleId={child.module_id}
          name={child.name}
          on={category.id === child.id}
        />
      ))}
    </nav>
  );
}

function Chip({ slug, moduleId, name, on }: { slug: string; moduleId: number; name: string; on: boolean }) {
  return (
    <Link
      className={cx('chip', on && 'on')}
      to={`/category/${slug}?module_id=${moduleId}`}
      aria-current={on ? 'page' : undefined}
      prefetch="intent"
    >
      {name}
    </Link>
  );
}
