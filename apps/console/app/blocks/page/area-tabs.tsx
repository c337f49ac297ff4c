import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import './area-tabs.css';

export type AreaTab = { to: string; label: string };

/** Tabs of the lists of an area. The first one has the area's own address. */
export function AreaTabs({ label, tabs }: { label: string; tabs: readonly AreaTab[] }) {
  const row = useRef<HTMLElement>(null);
  // On a phone the row scrolls: the tab of the open list comes into sight, and the page stays where it is.
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const frame = row.current?.getBoundingClientRect();
    if (!current || !frame) return;
    row.current?.scrollBy({ left: current.left + current.width / 2 - frame.left - frame.width / 2 });
  }, []);
  return (
    <nav className="area-tabs" aria-label={label} ref={row}>
      {tabs.map((tab, index) => (
        <NavLink key={tab.to} to={tab.to} end={index === 0}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
