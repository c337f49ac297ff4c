import { NavLink } from 'react-router';
import './area-tabs.css';

export type AreaTab = { to: string; label: string };

/** Tabs of the lists of an area. The first one has the area's own address. */
export function AreaTabs({ label, tabs }: { label: string; tabs: readonly AreaTab[] }) {
  return (
    <nav className="area-tabs" aria-label={label}>
      {tabs.map((tab, index) => (
        <NavLink key={tab.to} to={tab.to} end={index === 0}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
