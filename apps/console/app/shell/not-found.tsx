import { useText } from '@errand/client/i18n.tsx';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { useTitle } from '#platform/use-title.ts';

/** Shown for an address without a screen, and for an object that does not exist or is outside of the member's scope. */
export function Component() {
  const t = useText();
  useTitle(t('shell.notFound'));
  return (
    <EmptyState level={1} title={t('shell.notFound')} text={t('shell.notFoundText')}>
      <ButtonLink to="/" variant="quiet">
        {t('shell.toStart')}
      </ButtonLink>
    </EmptyState>
  );
}
