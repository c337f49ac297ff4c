import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/button.tsx';
import { RotateCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import './section-failed.css';

/** In place of a section that did not load: says so, and asks for the page's data once more. */
export function SectionFailed({ title }: { title: string }) {
  const t = useText();
  const { revalidate, state } = useRevalidator();
  return (
    <section className="page-section section-failed" aria-label={title}>
      <p className="text-muted">
        <b className="text-label">{title}</b>
        <br />
        {t('home.sectionFailed')}
      </p>
      <Button variant="quiet" size="sm" loading={state === 'loading'} onClick={() => void revalidate()}>
        <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />
        {t('ui.retry')}
      </Button>
    </section>
  );
}
