import { useText } from '@errand/client/i18n.tsx';
import { chooseTheme, currentTheme } from '@errand/client/theme.ts';
import { Globe, Moon, Sun } from 'lucide-react';
import { LanguageLink } from '../header/language-link.tsx';
import './footer-settings.css';
import '../header/theme-button.css';

/** The language and theme switches. */
export function FooterSettings() {
  const t = useText();
  return (
    <span className="footer-settings">
      <LanguageLink icon={<Globe size={16} />} />
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
