import { useLanguage } from '@errand/client/i18n.tsx';
import { LANGUAGES } from '@errand/domain/language';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLanguageChange } from './language-change.tsx';

/** A link to the page in each other language. With scripts it asks for confirmation first. */
export function LanguageLinks({ className, icon }: { className?: string; icon?: ReactNode }) {
  const change = useLanguageChange();
  const { search } = useLocation();
  const current = useLanguage();
  return LANGUAGES.filter(({ code }) => code !== current).map(({ code, name }) => {
    const params = new URLSearchParams(search);
    params.set('lang', code);
    return (
      <a
        key={code}
        className={className}
        href={`?${params}`}
        lang={code}
        hrefLang={code}
        onClick={(event) => {
          event.preventDefault();
          change(code);
        }}
      >
        {icon}
        {name}
      </a>
    );
  });
}
