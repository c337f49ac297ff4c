import { useText } from '@errand/client/i18n.tsx';
import { chooseTheme, currentTheme } from '@errand/client/theme.ts';
import type { Config } from '@errand/contract/config';
import {
  AtSign,
  Briefcase,
  Camera,
  Globe,
  type LucideIcon,
  Mail,
  MapPin,
  MessageCircle,
  Moon,
  Phone,
  Pin,
  Smartphone,
  Sun,
} from 'lucide-react';
import { useState } from 'react';
import { AddressButton } from '#features/content/index.ts';
import { type FooterTexts, useRootData } from '#platform/config.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LanguageLinks } from '../header/language-links.tsx';
import { ShopLogo } from '../header/logo.tsx';
import { FooterLinks } from './footer-links.tsx';
import { Newsletter } from './footer-news.tsx';
import './footer.css';
import '../header/theme-button.css';

/** Brand and contact, links to pages, newsletter and legal line. */
export function Footer() {
  const t = useText();
  const { config, footer, session } = useRootData();
  // Hydration keeps the server's year, even if the browser's clock differs.
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="footer">
      <div className="page-width">
        <div className="footer-columns">
          <div className="footer-brand">
            <Link
              className="logo"
              to={session.zoneIds.length > 0 ? '/home' : '/'}
              aria-label={t('shell.logo', { shop: config.business_name })}
            >
              <ShopLogo />
            </Link>
            <p className="text-muted footer-line">{footer.fixed_footer_description}</p>
            <Contact />
            <SocialLinks links={config.social_media} />
          </div>
          <FooterLinks />
          <div className="footer-news">
            <Newsletter title={footer.fixed_newsletter_title} text={footer.fixed_newsletter_sub_title} />
            <AppLinks footer={footer} />
          </div>
        </div>
        <div className="footer-legal">
          <span>
            ©{' '}
            <bdi dir="ltr" suppressHydrationWarning>
              {year}
            </bdi>{' '}
            <bdi>{config.business_name}</bdi>. <bdi>{config.footer_text}</bdi>
          </span>
          <FooterSettings />
        </div>
      </div>
    </footer>
  );
}

function Contact() {
  const { config } = useRootData();
  return (
    <ul className="footer-contact">
      {config.email && (
        <li>
          <a href={`mailto:${config.email}`}>
            <Mail size={16} /> <bdi dir="ltr">{config.email}</bdi>
          </a>
        </li>
      )}
      {config.phone && (
        <li>
          <a href={`tel:${config.phone.replace(/\s/g, '')}`}>
            <Phone size={16} /> <bdi dir="ltr">{config.phone}</bdi>
          </a>
        </li>
      )}
      {config.address && (
        <li>
          <AddressButton>
            <MapPin size={16} /> <bdi>{config.address}</bdi>
          </AddressButton>
        </li>
      )}
    </ul>
  );
}

/** Links to the app stores, each while it is enabled. */
function AppLinks({ footer }: { footer: FooterTexts }) {
  const t = useText();
  const links = footer.download_user_app_links;
  const shown = [
    { name: 'Google Play', on: links.playstore_url_status, url: links.playstore_url },
    { name: 'App Store', on: links.apple_store_url_status, url: links.apple_store_url },
  ].filter(({ on, url }) => Number(on) === 1 && url !== '');
  if (shown.length === 0) return null;
  return (
    <>
      {footer.download_user_app_title && <h2 className="footer-title">{footer.download_user_app_title}</h2>}
      {footer.download_user_app_sub_title && (
        <p className="text-meta">{footer.download_user_app_sub_title}</p>
      )}
      <ul className="footer-apps" aria-label={t('shell.footer.apps')}>
        {shown.map(({ name, url }) => (
          <li key={name}>
            <a className="button line sm" href={url} target="_blank" rel="noreferrer">
              <Smartphone size={18} />
              <bdi dir="ltr">{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The language and theme switches. */
function FooterSettings() {
  const t = useText();
  return (
    <span className="footer-settings">
      <LanguageLinks icon={<Globe size={16} />} />
      <button
        type="button"
        className="theme-button"
        onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
      >
        <span className="theme-button-light">
          <Moon size={16} />
          {t('shell.dark')}
        </span>
        <span className="theme-button-dark">
          <Sun size={16} />
          {t('shell.light')}
        </span>
      </button>
    </span>
  );
}

/** Name and neutral icon per network, because brand marks are protected. Others show their own name and an @. */
const NETWORKS: Record<string, [name: string, icon: LucideIcon]> = {
  facebook: ['Facebook', MessageCircle],
  instagram: ['Instagram', Camera],
  twitter: ['Twitter', AtSign],
  linkedin: ['LinkedIn', Briefcase],
  pinterest: ['Pinterest', Pin],
};

/** The operator's social links. */
function SocialLinks({ links }: { links: Config['social_media'] }) {
  const shown = links.filter((link) => link.status === 1);
  if (shown.length === 0) return null;
  return (
    <p className="social-links">
      {shown.map(({ id, name, link }) => {
        const [network, Icon] = NETWORKS[name.toLowerCase()] ?? [name, AtSign];
        return (
          <a
            key={id}
            className="icon-button"
            href={link}
            aria-label={network}
            title={network}
            target="_blank"
            rel="noreferrer"
          >
            <Icon size={20} />
          </a>
        );
      })}
    </p>
  );
}
