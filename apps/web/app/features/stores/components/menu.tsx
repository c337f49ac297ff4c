import { useText } from '@errand/client/i18n.tsx';
import { FIRST_ROWS, usePainted } from '@errand/client/use-painted.ts';
import type { Item } from '@errand/contract/catalog';
import { isOn } from '@errand/contract/flag';
import { DIETS, type Diet } from '@errand/domain/catalog';
import { cx } from '@errand/ui/cx.ts';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { AfterPaint } from '@errand/ui/lists/after-paint.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { toastError } from '@errand/ui/toast.tsx';
import { Search, X } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { endDeferredLayout } from '#platform/page-start/deferred-layout.ts';
import type { searchMenu } from '../search-menu.ts';
import './menu.css';

/**
 * A store's menu: tabs that follow the scroll position, a search field and sections. `diets` enables the diet filter.
 * `row` renders an item, so the menu does not depend on the cart.
 */
export function Menu(props: {
  items: Item[];
  grid: boolean;
  diets: boolean;
  row: (item: Item) => ReactNode;
}) {
  const { items, grid, diets, row } = props;
  const t = useText();
  const [text, setText] = useState<string | null>(null);
  const [search, setSearch] = useState<Searched | null>(null);
  const [diet, setDiet] = useState<Diet>('all');
  const find = t(grid ? 'stores.searchStore' : 'stores.searchMenu');
  const matching = ofDiet(items, diet);
  const { items: shown, corrected } =
    text && search ? search(matching, text) : { items: matching, corrected: null };
  const sections = menuSections(shown, text ? null : t('stores.popular'));
  const [first, ...others] = sections;
  const isPainted = usePainted();
  const active = useActiveSection(sections.map((section) => section.id));
  const part = ({ id, name }: MenuSection, rows: Item[]) => (
    <section className="store-menu-part" key={id} aria-labelledby={id}>
      <h2 className="text-h2 store-menu-section" id={id}>
        {name}
      </h2>
      <div className={grid ? 'store-menu-items' : 'store-menu-dishes'}>
        <Suspense>{rows.map(row)}</Suspense>
      </div>
    </section>
  );
  if (items.length === 0) return <p className="text-muted">{t('stores.emptyMenu')}</p>;
  return (
    <div>
      <div className="store-menu-bar">
        {text === null ? (
          <SectionTabs sections={sections} active={active} />
        ) : (
          <MenuSearch label={find} text={text} onChange={setText} />
        )}
        <IconButton
          label={text === null ? find : t('ui.close')}
          onClick={() => {
            setText(text === null ? '' : null);
            loadSearch().then(
              (found) => setSearch(() => found),
              () => toastError(t('ui.offline')),
            );
          }}
        >
          {text === null ? <Search size={22} /> : <X size={22} />}
        </IconButton>
      </div>
      {diets && new Set(items.map(({ veg }) => veg)).size > 1 && (
        <DietFilter value={diet} onChange={setDiet} />
      )}
      {corrected && (
        <Announced first className="text-muted store-menu-corrected">
          {t('stores.corrected', { text: isolateAny(text ?? ''), corrected: isolateAny(corrected) })}
        </Announced>
      )}
      {shown.length === 0 && (
        <Announced first className="text-muted store-menu-empty">
          {text ? t('stores.noMatch', { text: isolateAny(text) }) : t('stores.noDiet')}{' '}
          <button
            type="button"
            className="text-link underlined"
            onClick={() => {
              setText(null);
              setDiet('all');
            }}
          >
            {t('stores.showAll')}
          </button>
        </Announced>
      )}
      {first && part(first, first.items.slice(0, isPainted ? undefined : FIRST_ROWS))}
      <AfterPaint>{others.map((section) => part(section, section.items))}</AfterPaint>
    </div>
  );
}

type Searched = typeof searchMenu;

/** Few visitors search a menu, so its rules of spelling are loaded when the field opens. */
async function loadSearch(): Promise<Searched> {
  return (await import('../search-menu.ts')).searchMenu;
}

function MenuSearch(props: { label: string; text: string; onChange: (text: string) => void }) {
  const { label, text, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="search-box">
        <Search className="icon" size={20} />
        <input
          ref={input}
          // The visitor has just opened this field.
          autoFocus
          type="search"
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </form>
  );
}

const TEXTS = { all: 'stores.dietAll', veg: 'stores.dietVeg', non_veg: 'stores.dietNonVeg' } as const;

/** All, veg or non-veg; shown if the operator enables it and the store sells both. */
function DietFilter({ value, onChange }: { value: Diet; onChange: (diet: Diet) => void }) {
  const t = useText();
  return (
    <div className="segment diet-filter" role="group" aria-label={t('stores.diet')}>
      {DIETS.map((diet) => (
        <button
          type="button"
          key={diet}
          className={cx(value === diet && 'on')}
          aria-pressed={value === diet}
          onClick={() => onChange(diet)}
        >
          {diet !== 'all' && (
            <span className={cx('veg-mark', diet === 'non_veg' && 'non')} aria-hidden="true" />
          )}
          {t(TEXTS[diet])}
        </button>
      ))}
    </div>
  );
}

/** The id of the section whose heading last passed below the tabs. */
function useActiveSection(ids: string[]): string | null {
  const [active, setActive] = useState<string | null>(ids[0] ?? null);
  const key = ids.join(' ');
  useEffect(() => {
    const list = key.split(' ').filter(Boolean);
    let frame = 0;
    function update(): void {
      frame = 0;
      const passed = list.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < 180,
      );
      setActive(passed.at(-1) ?? list[0] ?? null);
    }
    function onScroll(): void {
      frame ||= requestAnimationFrame(update);
    }
    // In a frame: measuring in the effect would lay out the page once more.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return active;
}

/** Tabs of the menu sections; the visible section is marked and its tab scrolled into view. */
function SectionTabs(props: { sections: { id: string; name: string }[]; active: string | null }) {
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

type MenuSection = { id: string; name: string; items: Item[] };

/** The menu by category in the store's order, preceded by a section of recommended items. */
export function menuSections(items: Item[], popular: string | null): MenuSection[] {
  const sections = new Map<number, MenuSection>();
  for (const item of items) {
    const category = item.category_ids[0] ?? { id: item.category_id, name: '' };
    const section = sections.get(category.id) ?? {
      id: `menu-${category.id}`,
      name: category.name,
      items: [],
    };
    section.items.push(item);
    sections.set(category.id, section);
  }
  const recommended = items.filter((item) => item.recommended === 1).slice(0, 6);
  const first =
    popular && recommended.length > 1 ? [{ id: 'menu-popular', name: popular, items: recommended }] : [];
  return [...first, ...sections.values()];
}

/** The items that match a diet. */
export function ofDiet(items: Item[], diet: Diet): Item[] {
  return diet === 'all' ? items : items.filter((item) => isOn(item.veg) === (diet === 'veg'));
}
