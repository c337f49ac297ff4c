import { Link } from '#platform/navigation/link.tsx';
import './tab-links.css';

export type Tab = { name: string; href: string; count: string | null; on: boolean };

/** Tabs as links, each with its count. */
export function TabLinks({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav className="tabs tab-links" aria-label={label}>
      {tabs.map(({ name, href, count, on }) => (
        <Link key={name} to={href} aria-current={on ? 'page' : undefined} replace>
          {name}
          {count !== null && (
            <i>
              <bdi dir="ltr">{count}</bdi>
            </i>
          )}
        </Link>
      ))}
    </nav>
  );
}
