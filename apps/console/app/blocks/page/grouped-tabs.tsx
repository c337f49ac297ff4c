import { Link, useLocation } from 'react-router';
import type { AreaTab } from './area-tabs.tsx';
import './area-tabs.css';
import './grouped-tabs.css';

/** Lists of an area under one name. A group of one list is that list. */
type TabGroup = { name: string; tabs: readonly [AreaTab, ...AreaTab[]] };

/**
 * Tabs of an area that has too many lists for one row: the groups, and below them the lists of the open one.
 * The first list has the area's own address.
 */
export function GroupedTabs({ label, groups }: { label: string; groups: readonly TabGroup[] }) {
  const { pathname } = useLocation();
  const root = groups[0]?.tabs[0].to;
  const isOpen = ({ to }: AreaTab) => pathname === to || (to !== root && pathname.startsWith(`${to}/`));
  const open = groups.find(({ tabs }) => tabs.some(isOpen));
  return (
    <nav className="grouped-tabs" aria-label={label}>
      <div className="area-tabs">
        {groups.map(({ name, tabs }) => (
          <Link
            key={name}
            to={tabs[0].to}
            aria-current={open?.name === name ? (tabs.length > 1 ? true : 'page') : undefined}
          >
            {name}
          </Link>
        ))}
      </div>
      {open && open.tabs.length > 1 && (
        <div className="grouped-tabs-lists">
          {open.tabs.map((tab) => (
            <Link key={tab.to} to={tab.to} aria-current={isOpen(tab) ? 'page' : undefined}>
              {tab.label}
            </Link>
          ))}
        </div>
      )}
    </nav>
  );
}
