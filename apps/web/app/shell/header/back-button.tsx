import { useText } from '@errand/client/i18n.tsx';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import './back-button.css';

/** The way back on a phone's home screen, where no bar of the browser has one. It is not rendered at the start. */
export function BackButton() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (pathname === '/' || pathname === '/home') return null;
  return (
    <IconButton label={t('ui.back')} className="back-button" onClick={() => goBack(() => navigate('/home'))}>
      <ArrowLeft className="icon mirror-rtl" size={22} />
    </IconButton>
  );
}

/** The router counts the pages of a visit; before the first one lies no page of the shop. */
function goBack(toStart: () => void): void {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  if (idx) window.history.back();
  else toStart();
}
