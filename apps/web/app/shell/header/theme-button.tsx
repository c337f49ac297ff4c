import { useText } from '@errand/client/i18n.tsx';
import { chooseTheme, currentTheme } from '@errand/client/theme.ts';
import { cx } from '@errand/ui/cx.ts';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { Moon, Sun } from 'lucide-react';
import './theme-button.css';

/** Toggles the theme; the icon shows the theme a press brings. */
export function ThemeButton({ className }: { className?: string }) {
  const t = useText();
  return (
    <IconButton
      className={cx('theme-button', className)}
      label={t('shell.theme')}
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <Moon className="theme-button-light" size={21} />
      <Sun className="theme-button-dark" size={21} />
    </IconButton>
  );
}
