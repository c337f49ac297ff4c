import { useBrowserValue } from '@errand/client/browser-value.ts';
import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { chooseTheme, currentTheme, type Theme } from '@errand/client/theme.ts';
import { LANGUAGES } from '@errand/domain/language';
import { cx } from '@errand/ui/cx.ts';
import { Languages, Moon, Sun, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguageChange } from '../header/language-change.tsx';
import './menu-settings.css';

/** Theme and language as segmented buttons. */
export function MenuSettings() {
  const t = useText();
  const theme = useTheme();
  const language = useLanguage();
  const change = useLanguageChange();
  return (
    <>
      <Setting icon={<SunMoon className="icon" size={21} />} label={t('shell.theme')}>
        {(['light', 'dark'] as const).map((option) => {
          const Icon = option === 'light' ? Sun : Moon;
          return (
            <button
              type="button"
              key={option}
              className={cx(theme === option && 'on')}
              aria-pressed={theme === option}
              aria-label={t(`shell.${option}`)}
              title={t(`shell.${option}`)}
              onClick={() => chooseTheme(option)}
            >
              <Icon size={18} />
            </button>
          );
        })}
      </Setting>
      <Setting icon={<Languages className="icon" size={21} />} label={t('shell.language')}>
        {LANGUAGES.map(({ code, name }) => (
          <button
            type="button"
            key={code}
            lang={code}
            className={cx(language === code && 'on')}
            aria-pressed={language === code}
            onClick={() => language !== code && change(code)}
          >
            {name}
          </button>
        ))}
      </Setting>
    </>
  );
}

function Setting({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    // Not a fieldset, whose content does not take part in the row's height.
    <div className="menu-settings" role="group" aria-label={label}>
      <span className="menu-settings-label" aria-hidden="true">
        {icon}
        {label}
      </span>
      <span className="segment menu-settings-segment">{children}</span>
    </div>
  );
}

/** The current theme, synchronized with choice and system; null on the server. */
function useTheme(): Theme | null {
  return useBrowserValue<Theme | null>(subscribe, currentTheme, null);
}

function subscribe(changed: () => void): () => void {
  const chosen = new MutationObserver(changed);
  const system = matchMedia('(prefers-color-scheme: dark)');
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  system.addEventListener('change', changed);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', changed);
  };
}
