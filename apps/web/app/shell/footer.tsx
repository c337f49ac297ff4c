import { Globe, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useConfig } from '#platform/config.ts';
import { useLanguage, useText } from '#platform/i18n/index.ts';
import { useLanguageChange } from './language-change.tsx';
import { Logo } from './logo.tsx';

/** Who we are, how to reach us, and the small print. */
export function Footer() {
  const t = useText();
  const config = useConfig();
  const language = useLanguage();
  const change = useLanguageChange();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div>
            <Link className="logo" to="/" aria-label={t('shell.logo')}>
              <Logo />
            </Link>
            <p className="muted foot-line">{t('shell.footer.line')}</p>
          </div>
          <Column title={t('shell.footer.company')}>
            <li>
              <Link to="/track-order">{t('shell.trackOrder')}</Link>
            </li>
            <li>
              <Link to="/my-orders">{t('shell.myOrders')}</Link>
            </li>
          </Column>
          <Column title={t('shell.footer.contact')}>
            <li>
              <a href={`mailto:${config.email}`}>
                <Mail size={16} strokeWidth={1.75} aria-hidden="true" /> <bdi dir="ltr">{config.email}</bdi>
              </a>
            </li>
            <li>
              <a href={`tel:${config.phone}`}>
                <Phone size={16} strokeWidth={1.75} aria-hidden="true" /> <bdi dir="ltr">{config.phone}</bdi>
              </a>
            </li>
            <li>
              <span>
                <MapPin size={16} strokeWidth={1.75} aria-hidden="true" /> {config.address}
              </span>
            </li>
          </Column>
        </div>
        <div className="foot-end">
          <span className="cap">{config.footer_text}</span>
          <button type="button" className="link" lang={other} onClick={() => change(other)}>
            <Globe size={16} strokeWidth={1.75} aria-hidden="true" />
            {t(other === 'ar' ? 'shell.arabic' : 'shell.english')}
          </button>
        </div>
      </div>
    </footer>
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
