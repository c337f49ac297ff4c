import { useText } from '@errand/client/i18n.tsx';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { useTitle } from '#platform/use-title.ts';

/** An address without a screen, or an object that does not exist or is out of the member's reach. */
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
