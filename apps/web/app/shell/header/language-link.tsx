import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLanguageChange } from './language-change.tsx';

/** A link to the page in the other language. With scripts it asks for confirmation first. */
export function LanguageLink({ className, icon }: { className?: string; icon?: ReactNode }) {
  const t = useText();
  const change = useLanguageChange();
  const { search } = useLocation();
  const other = useLanguage() === 'ar' ? 'en' : 'ar';
  const params = new URLSearchParams(search);
  params.set('lang', other);
  return (
    <a
      className={className}
      href={`?${params}`}
      lang={other}
      hrefLang={other}
      onClick={(event) => {
        event.preventDefault();
        change(other);
      }}
    >
      {icon}
      {t(other === 'ar' ? 'shell.arabic' : 'shell.english')}
    </a>
  );
}
