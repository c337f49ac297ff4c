import { House, Languages, MapPin, Moon, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { ProfileMenu } from '#features/auth/index.ts';
import { useRootData } from '#platform/config.ts';
import { useLanguage, useText } from '#platform/i18n/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { chooseTheme, currentTheme } from '#platform/theme/theme.ts';
import { cx } from '#ui/cx.ts';
import { Drawer } from '#ui/dialog.tsx';
import { useLanguageChange } from './language-change.tsx';

/** The drawer of narrow screens: account, links, theme and language. */
export function MenuDrawer() {
  const t = useText();
  const { open, close } = useOverlay('menu');
  const { session } = useRootData();
  const language = useLanguage();
  const change = useLanguageChange();
  const rental = session.module?.type === 'rental';
  const links = [
    { to: session.zoneIds.length > 0 ? '/home' : '/', text: t('shell.home'), Icon: House },
    { to: '/track-order', text: t(rental ? 'shell.trackTrip' : 'shell.trackOrder'), Icon: MapPin },
    { to: '/my-orders', text: t('shell.myOrders'), Icon: ReceiptText },
  ];
  return (
    <Drawer open={open} onClose={close} title={t('shell.menu')} className="menu-drawer">
      <div className="mnu">
        <div className="mset">
          <ProfileMenu />
        </div>
        <hr />
        <nav aria-label={t('shell.navigation')}>
          {links.map(({ to, text, Icon }) => (
            <Link key={to} to={to} replace>
              <Icon className="ic" size={21} strokeWidth={1.75} aria-hidden="true" />
              <span>{text}</span>
            </Link>
          ))}
        </nav>
        <hr />
        <Setting
          icon={<Moon className="ic" size={21} strokeWidth={1.75} aria-hidden="true" />}
          label={t('shell.theme')}
        >
          {(['light', 'dark'] as const).map((theme) => (
            <button
              type="button"
              key={theme}
              className={cx(currentThemeOrNone() === theme && 'on')}
              onClick={(event) => {
                chooseTheme(theme);
                markChosen(event.currentTarget);
              }}
            >
              {t(`shell.${theme}`)}
            </button>
          ))}
        </Setting>
        <Setting
          icon={<Languages className="ic" size={21} strokeWidth={1.75} aria-hidden="true" />}
          label={t('shell.language')}
        >
          {(['en', 'ar'] as const).map((code) => (
            <button
              type="button"
              key={code}
              lang={code}
              className={cx(language === code && 'on')}
              aria-pressed={language === code}
              onClick={() => language !== code && change(code)}
            >
              {t(code === 'ar' ? 'shell.arabic' : 'shell.english')}
            </button>
          ))}
        </Setting>
      </div>
    </Drawer>
  );
}

function Setting({
  icon,
  label,
  children,
}: {
  icon: React.ReactNode;
  label: string;
  children: React.ReactNode;
}) {
  return (
    <fieldset className="row between mset">
      <legend className="sr-only">{label}</legend>
      <span className="row mset-label" aria-hidden="true">
        {icon}
        {label}
      </span>
      <span className="segment smseg">{children}</span>
    </fieldset>
  );
}

function currentThemeOrNone(): string | null {
  return typeof document === 'undefined' ? null : currentTheme();
}

/** The theme lives on the page itself, so the choice is shown where it was made. */
function markChosen(button: HTMLElement): void {
  for (const other of button.parentElement?.children ?? []) other.classList.toggle('on', other === button);
}
