import { NavLink } from 'react-router';
import './area-tabs.css';

/** The screens of an area as tabs. The first one is at the area's own address. */
export function AreaTabs(props: { label: string; tabs: readonly { to: string; label: string }[] }) {
  const { label, tabs } = props;
  return (
    <nav className="area-tabs" aria-label={label}>
      {tabs.map(({ to, label: text }, index) => (
        <NavLink key={to} to={to} end={index === 0}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
