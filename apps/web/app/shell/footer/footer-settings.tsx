import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { chooseTheme, currentTheme } from '@errand/client/theme.ts';
import { Globe, Moon, Sun } from 'lucide-react';
import { useLanguageChange } from '../header/language-change.tsx';
import './footer-settings.css';
import '../header/theme-button.css';

/** The language and theme switches. */
export function FooterSettings() {
  const t = useText();
  const change = useLanguageChange();
  const other = useLanguage() === 'ar' ? 'en' : 'ar';
  return (
    <span className="footer-settings">
      <button type="button" lang={other} onClick={() => change(other)}>
        <Globe size={16} strokeWidth={1.75} aria-hidden="true" />
        {t(other === 'ar' ? 'shell.arabic' : 'shell.english')}
      </button>
      <button
        type="button"
        className="theme-button"
        onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
      >
        <span className="theme-button-light">
          <Moon size={16} strokeWidth={1.75} aria-hidden="true" />
          {t('shell.dark')}
        </span>
        <span className="theme-button-dark">
          <Sun size={16} strokeWidth={1.75} aria-hidden="true" />
          {t('shell.light')}
        </span>
      </button>
    </span>
  );
}
