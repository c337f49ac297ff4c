import { useText } from '@errand/client/i18n.tsx';
import { Note } from '@errand/ui/note.tsx';

/** The link of an invitation that could not be mailed. */
export function InvitationLink({ link }: { link: string | null }) {
  const t = useText();
  if (!link) return null;
  return (
    <Note tone="info">
      <span>
        {t('applications.invitation')} <bdi dir="ltr">{link}</bdi>
      </span>
    </Note>
  );
}
