import { useText } from '@errand/client/i18n.tsx';
import { Smartphone } from 'lucide-react';
import type { FooterTexts } from '#platform/config.ts';
import './footer-apps.css';

/** Links to the app stores, each while it is enabled. */
export function AppLinks({ links }: { links: FooterTexts['download_user_app_links'] }) {
  const t = useText();
  const shown = [
    { name: 'Google Play', on: links.playstore_url_status, url: links.playstore_url },
    { name: 'App Store', on: links.apple_store_url_status, url: links.apple_store_url },
  ].filter(({ on, url }) => Number(on) === 1 && url !== '');
  if (shown.length === 0) return null;
  return (
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
  );
}
