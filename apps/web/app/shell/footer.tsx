import { Globe, Mail, MapPin, Moon, Phone, Sun } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useRootData } from '#platform/config.ts';
import { useLanguage, useText } from '#platform/i18n/index.ts';
import { chooseTheme, currentTheme } from '#platform/theme/theme.ts';
import { useLanguageChange } from './language-change.tsx';
import { Logo } from './logo.tsx';
import { SocialLinks } from './social-links.tsx';

/** The map comes only when somebody asks where the shop is. */
const AddressMap = lazy(() => import('./address-map.tsx').then((part) => ({ default: part.AddressMap })));

/** Who we are, where the pages are, how to reach us, and the small print. */
export function Footer() {
  const t = useText();
  const { config, session } = useRootData();
  const [mapOpen, setMapOpen] = useState(false);
  const rental = session.module?.type === 'rental';
  const shopping =
    session.zoneIds.length > 0 && session.module && !rental && session.module.type !== 'parcel';
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div>
            <Link
              className="logo"
              to={session.zoneIds.length > 0 ? '/home' : '/'}
              aria-label={t('shell.logo')}
            >
              <Logo />
            </Link>
            <p className="muted foot-line">{t('shell.footer.line')}</p>
            <SocialLinks links={config.social_media} />
          </div>
          {shopping && (
            <Column title={t('shell.footer.discover')}>
              <FootLink to="/store/popular">{t('shell.popular')}</FootLink>
              <FootLink to="/store/latest">{t('shell.latest')}</FootLink>
              <FootLink to="/categories">{t('shell.categories')}</FootLink>
            </Column>
          )}
          <Column title={t('shell.footer.orders')}>
            <FootLink to="/track-order">{t(rental ? 'shell.trackTrip' : 'shell.trackOrder')}</FootLink>
            <FootLink to="/my-orders">{t('shell.myOrders')}</FootLink>
          </Column>
          <Column title={t('shell.footer.contact')}>
            <li>
              <a href={`mailto:${config.email}`}>
                <Mail size={16} strokeWidth={1.75} aria-hidden="true" /> <bdi dir="ltr">{config.email}</bdi>
              </a>
            </li>
            <li>
              <a href={`tel:${config.phone.replace(/\s/g, '')}`}>
                <Phone size={16} strokeWidth={1.75} aria-hidden="true" /> <bdi dir="ltr">{config.phone}</bdi>
              </a>
            </li>
            <li>
              <button type="button" onClick={() => setMapOpen(true)}>
                <MapPin size={16} strokeWidth={1.75} aria-hidden="true" /> <bdi>{config.address}</bdi>
              </button>
            </li>
          </Column>
        </div>
        <div className="legal">
          <span>
            © <bdi dir="ltr">{new Date().getFullYear()}</bdi> {config.business_name}.{' '}
            <bdi>{config.footer_text}</bdi>
          </span>
          <FootSettings />
        </div>
      </div>
      {mapOpen && (
        <Suspense fallback={null}>
          <AddressMap address={config.address} onClose={() => setMapOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
}

/** The language by its own name and the theme by what a press brings. */
function FootSettings() {
  const t = useText();
  const change = useLanguageChange();
  const other = useLanguage() === 'ar' ? 'en' : 'ar';
  return (
    <span className="foot-settings">
      <button type="button" lang={other} onClick={() => change(other)}>
        <Globe size={16} strokeWidth={1.75} aria-hidden="true" />
        {t(other === 'ar' ? 'shell.arabic' : 'shell.english')}
      </button>
      <button
        type="button"
        className="theme-button"
        onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
      >
        <span className="when-light">
          <Moon size={16} strokeWidth={1.75} aria-hidden="true" />
          {t('shell.dark')}
        </span>
        <span className="when-dark">
          <Sun size={16} strokeWidth={1.75} aria-hidden="true" />
          {t('shell.light')}
        </span>
      </button>
    </span>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="foot-title">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function FootLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}
