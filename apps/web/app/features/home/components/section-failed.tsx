import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useRefresh } from '#platform/navigation/use-refresh.ts';
import './section-failed.css';

/** The first failure of a page is repeated quietly. */
const RETRY_MS = 2500;
let isRetried = false;

/**
 * Shown in place of sections that failed to load, with a button that reloads the page's data, which happens once by
 * itself.
 */
export function SectionFailed({ title }: { title: string }) {
  const t = useText();
  const { refresh, isLoading } = useRefresh();
  const retry = useEffectEvent(refresh);
  useEffect(() => {
    if (isRetried) return;
    const timer = setTimeout(() => {
      isRetried = true;
      retry();
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className="page-section section-failed" aria-label={title}>
      <p className="text-muted">
        <b className="text-label">{title}</b>
        <br />
        {t('home.sectionFailed')}
      </p>
      <Button variant="quiet" size="sm" loading={isLoading} onClick={refresh}>
        <RotateCw size={16} />
        {t('ui.retry')}
      </Button>
    </section>
  );
}
