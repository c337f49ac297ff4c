import { NavLink } from 'react-router';
import './tabs.css';

/** The screens of an area side by side, the first one being its list. */
export function Tabs(props: { label: string; tabs: readonly { to: string; label: string }[] }) {
  return (
    <nav className="page-tabs" aria-label={props.label}>
      {props.tabs.map(({ to, label }) => (
        <NavLink key={to} to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
