import { useText } from '@errand/client/i18n.tsx';
import { NavLink } from 'react-router';
import './content-tabs.css';

/** The kinds of content. */
export function ContentTabs() {
  const t = useText();
  return (
    <nav className="content-tabs" aria-label={t('content.kinds')}>
      <NavLink to="/content" end>
        {t('content.pages')}
      </NavLink>
      <NavLink to="/content/texts">{t('content.texts')}</NavLink>
      <NavLink to="/content/reasons">{t('content.reasons')}</NavLink>
    </nav>
  );
}
