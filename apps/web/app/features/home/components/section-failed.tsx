import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { RotateCw } from 'lucide-react';
import { useRefresh } from '#platform/navigation/use-refresh.ts';
import './section-failed.css';

/** Shown in place of a section that failed to load, with a button that reloads the page's data. */
export function SectionFailed({ title }: { title: string }) {
  const t = useText();
  const { refresh, isLoading } = useRefresh();
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
