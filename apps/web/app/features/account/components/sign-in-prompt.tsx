import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { PageTitle } from '#platform/page-title.tsx';
import type { Section } from '../sections.ts';

/** Shown to guests in place of a customer page: its purpose and a sign-in button. */
export function SignInPrompt({ section }: { section: Section }) {
  const t = useText();
  const auth = useOverlay('auth');
  return (
    <>
      <PageTitle text={t(`account.section.${section}`)} />
      <EmptyState
        level={1}
        picture={<StaticPicture name="key" eager />}
        title={t('account.guestTitle', { section: t(`account.section.${section}`) })}
        text={t('account.guestText')}
      >
        <Button variant="ink" onClick={() => auth.show('sign-in')}>
          {t('auth.signIn')}
        </Button>
      </EmptyState>
    </>
  );
}
