import { useText } from '@errand/client/i18n.tsx';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useMay } from '#platform/session.ts';
import type { Area } from '../areas.ts';
import { AREAS } from '../areas.ts';
import './navigation.css';

/** The areas that the member may open, by group. The current one is scrolled into view. */
export function Navigation() {
  const t = useText();
  const may = useMay();
  const areas = AREAS.filter(({ permission }) => may(permission));
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <nav className="navigation" aria-label={t('shell.navigation')} ref={list}>
      {groupOrder(may).map((group) => {
        const own = areas.filter((area) => area.group === group);
        if (own.length === 0) return null;
        return (
          <div key={group} className="navigation-group" role="group" aria-label={t(`shell.group.${group}`)}>
            <span className="navigation-title" aria-hidden="true">
              {t(`shell.group.${group}`)}
            </span>
            {own.map((area) => (
              <Entry key={area.path} area={area} />
            ))}
          </div>
        );
      })}
    </nav>
  );
}

/** Order of the navigation's groups: office staff see their daily work first, stores and couriers theirs. */
export function groupOrder(may: ReturnType<typeof useMay>) {
  return may('zones.read')
    ? (['work', 'office', 'partners'] as const)
    : (['partners', 'work', 'office'] as const);
}

function Entry({ area: { path, icon: Icon } }: { area: Area }) {
  const t = useText();
  const label = t(`shell.${path}`);
  return (
    <NavLink to={`/${path}`} className="navigation-link" title={label}>
      <Icon className="icon" size={19} />
      <span>{label}</span>
    </NavLink>
  );
}
