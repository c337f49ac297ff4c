import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { errorMessage } from '#platform/api-error.ts';

/** Says that the content of a screen could not be loaded, and offers a retry. */
export function LoadFailed({ error, retry }: { error: unknown; retry: () => unknown }) {
  const t = useText();
  return (
    <EmptyState title={t('blocks.loadFailed')} text={errorMessage(error, t)} level={2}>
      <Button variant="quiet" onClick={() => void retry()}>
        {t('ui.retry')}
      </Button>
    </EmptyState>
  );
}
