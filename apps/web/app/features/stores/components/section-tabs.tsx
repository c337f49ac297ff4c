import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { useEffect, useRef } from 'react';
import { endDeferredLayout } from '#platform/page-start/deferred-layout.ts';

/** Tabs of the menu sections; the visible section is marked and its tab scrolled into view. */
export function SectionTabs(props: { sections: { id: string; name: string }[]; active: string | null }) {
  const { sections, active } = props;
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = nav.current;
    const tab = bar?.querySelector<HTMLElement>('[aria-current]');
    if (!bar || !tab) return;
    const scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - bar.clientWidth / 2;
    bar.scrollTo({ left: scrollLeft - bar.offsetLeft, behavior: 'smooth' });
  }, [active]);
  return (
    <nav className="tabs" ref={nav} aria-label={t('stores.menu')}>
      {sections.map(({ id, name }) => (
        <button
          type="button"
          key={id}
          className={cx(active === id && 'on')}
          aria-current={active === id ? 'true' : undefined}
          onClick={() => scrollToSection(id)}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}

function scrollToSection(id: string): void {
  endDeferredLayout();
  document.getElementById(id)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
}
