import { NavLink } from 'react-router';
import './tabs.css';

/** Links between the screens of an area. A tab whose address begins like another one is `exact`. */
export function Tabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { to: string; text: string; exact?: boolean }[];
}) {
  return (
    <nav className="tabs-bar" aria-label={label}>
      {tabs.map(({ to, text, exact = false }) => (
        <NavLink key={to} to={to} end={exact}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
