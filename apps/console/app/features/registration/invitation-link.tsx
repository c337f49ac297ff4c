import { useText } from '@errand/client/i18n.tsx';

/** The link of an invitation that could not be mailed. */
export function InvitationLink({ link }: { link: string | null }) {
  const t = useText();
  if (!link) return null;
  return (
    <p className="note info">
      <span>
        {t('applications.invitation')} <bdi dir="ltr">{link}</bdi>
      </span>
    </p>
  );
}
