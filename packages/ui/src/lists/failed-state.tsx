import { useText } from '@errand/client/i18n.tsx';
import type { ComponentProps } from 'react';
import { Button } from '../forms/button.tsx';
import { EmptyState } from './empty-state.tsx';

/** Replaces content that failed to load and offers to load it again. */
export function FailedState({
  onRetry,
  busy = false,
  ...state
}: Omit<ComponentProps<typeof EmptyState>, 'children'> & {
  onRetry: () => unknown;
  busy?: boolean;
}) {
  const t = useText();
  return (
    <EmptyState {...state}>
      <Button variant="soft" loading={busy} onClick={() => void onRetry()}>
        {t('ui.retry')}
      </Button>
    </EmptyState>
  );
}
