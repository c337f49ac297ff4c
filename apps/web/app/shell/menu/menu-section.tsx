import { useText } from '@errand/client/i18n.tsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from '#platform/navigation/link.tsx';
import './menu-drawer.css';
import './menu-section.css';

/** A collapsible list of the drawer; its last row links to the whole list. */
export function MenuSection(props: { title: string; href: string; open?: boolean; children: ReactNode }) {
  const { title, href, children } = props;
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(props.open ?? false);
  return (
    <section className="menu-section">
      <h3>
        <button
          type="button"
          className="menu-drawer-row"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <ChevronDown className="icon menu-section-sign" size={20} />
        </button>
      </h3>
      <div id={id} hidden={!open}>
        {open && (
          <>
            {children}
            <Link
              className="text-link menu-section-all"
              to={href}
              replace
              aria-label={t('shell.viewAllOf', { title })}
            >
              {t('shell.viewAll')}
              <ChevronRight className="icon mirror-rtl" size={16} />
            </Link>
          </>
        )}
      </div>
    </section>
  );
}
