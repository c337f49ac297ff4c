import { useText } from '@errand/client/i18n.tsx';
import type { ImportDetail } from '@errand/contract/console/imports';
import { Announced } from '@errand/ui/live/announced.tsx';
import './import-result.css';

export function ImportProgress({ run }: { run: ImportDetail }) {
  const t = useText();
  const text = t(run.state === 'checking' ? 'imports.checking' : 'imports.importing');
  return (
    <div className="import-progress">
      <Announced>{text}</Announced>
      <progress max={1} value={run.progress} aria-label={text} />
      <p className="text-caption">{t('imports.stays')}</p>
    </div>
  );
}
