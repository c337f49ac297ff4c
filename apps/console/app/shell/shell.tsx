import { DateStyleProvider } from '@errand/client/forms/date-style.tsx';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { otherClock } from '@errand/client/other-clock.ts';
import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { cx } from '@errand/ui/cx.ts';
import { Drawer } from '@errand/ui/dialog.tsx';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { Clock, ExternalLink, Menu, PanelLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router';
import { UnsavedChangesDialog } from '#blocks/form/unsaved-changes.tsx';
import { useLive } from '#blocks/live/follow-changes.ts';
import { ShopMark } from '#blocks/page/shop-mark.tsx';
import { useGuide } from '#platform/guide.ts';
import { useMay, useSession } from '#platform/session.ts';
import { loadTexts } from '#texts/load-texts.ts';
import { AccountMenu } from './account-menu.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineNote } from './offline-note.tsx';
import './shell.css';

const NARROW = 'navigation-narrow';

/** Navigation, top bar and the screen. */
export function Shell() {
  const t = useText();
  const { business_name, shop_url, country } = useSession();
  const dateStyle = useMemo(() => ({ clock: '24' as const, country }), [country]);
  const [narrow, setNarrow] = useState(startsNarrow);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const main = useRef<HTMLElement>(null);
  useLive();
  useFocusOnNavigation(main, pathname);

  function toggle(): void {
    setNarrow(!narrow);
    writeStorage('local', NARROW, !narrow);
  }

  return (
    <div className={cx('shell', narrow && 'narrow')}>
      <a className="shell-skip" href="#main">
        {t('shell.skip')}
      </a>
      <aside className="shell-side">
        <Link to="/" className="shell-brand" aria-label={t('shell.home', { name: business_name })}>
          <ShopMark size={26} />
          <b className="text-clip">{business_name}</b>
        </Link>
        <Navigation />
        <button type="button" className="shell-fold" aria-pressed={narrow} onClick={toggle}>
          <PanelLeft className="icon mirror-rtl" size={18} />
          <span>{t('shell.fold')}</span>
        </button>
      </aside>
      <div className="shell-column">
        <header className="shell-bar">
          <IconButton
            label={t('shell.menu')}
            className="shell-menu"
            aria-haspopup="dialog"
            onClick={() => setOpenAt(pathname)}
          >
            <Menu size={20} />
          </IconButton>
          <Link to="/" className="shell-bar-brand" aria-label={t('shell.home', { name: business_name })}>
            <ShopMark size={24} />
          </Link>
          <div className="shell-bar-end">
            {shop_url !== '' && (
              <a className="shell-shop" href={shop_url} target="_blank" rel="noreferrer">
                <span className="shell-shop-text">{t('shell.shop')}</span>
                <ExternalLink className="icon" size={15} />
              </a>
            )}
            <ClockNote />
            <Cases />
            <AccountMenu />
          </div>
        </header>
        <OfflineNote />
        <Guide />
        <main id="main" tabIndex={-1} ref={main} className="shell-main" aria-busy={isLoading || undefined}>
          <DateStyleProvider value={dateStyle}>
            <Outlet />
          </DateStyleProvider>
        </main>
      </div>
      <UnsavedChangesDialog />
      {/* Closes when the address changes. */}
      <Drawer open={openAt === pathname} onClose={() => setOpenAt(null)} title={business_name}>
        <Navigation />
      </Drawer>
    </div>
  );
}

const Bell = lazy(async () => {
  const [{ CaseBell }] = await Promise.all([
    import('#features/cases/case-bell.tsx'),
    loadTexts('cases', 'blocks'),
  ]);
  return { default: CaseBell };
});

/** The reports to the office, for members who deal with them. */
function Cases() {
  const may = useMay();
  if (!may('cases.read')) return null;
  return (
    <Suspense fallback={null}>
      <Bell />
    </Suspense>
  );
}

const Bar = lazy(async () => {
  const [bar] = await Promise.all([import('#features/set-up/guide-bar.tsx'), loadTexts('set-up')]);
  return bar;
});

/** The bar of the opening list on the screens that it links to. It is loaded only for members who follow a task. */
function Guide() {
  const task = useGuide();
  const may = useMay();
  if (task === null || !may('settings.read')) return null;
  return (
    <Suspense fallback={null}>
      <Bar task={task} />
    </Suspense>
  );
}

/** Names the shop's clock, which all times of the console are in, on a device whose clock shows another time. */
function ClockNote() {
  const t = useText();
  const language = useLanguage();
  const { time_zone: timeZone } = useSession();
  const [openedAt] = useState(() => new Date().toISOString());
  const zone = otherClock(openedAt, timeZone, language);
  if (zone === null) return null;
  const text = t('shell.clock', { zone });
  return (
    <span className="shell-clock text-caption" title={text}>
      <Clock className="icon" size={15} />
      <span className="sr-only">{text}</span>
      <span className="text-clip" aria-hidden="true">
        {zone}
      </span>
    </span>
  );
}

/** The member's last choice; by default narrow on tablets, because lists need the width. */
function startsNarrow(): boolean {
  return readStorage('local', NARROW, (left) =>
    typeof left === 'boolean' ? left : matchMedia('(max-width: 1199.98px)').matches,
  );
}

/** Moves the focus to the new screen, as a page load would. */
function useFocusOnNavigation(main: { current: HTMLElement | null }, pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [main, pathname]);
}
