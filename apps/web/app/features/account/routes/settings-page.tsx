import { useIdentity, useRemoveAccount } from '#features/auth/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';
import { MenuSettings } from '#shell/menu/menu-settings.tsx';
import { accountMeta } from '../account-meta.ts';
import { DeleteAccount } from '../settings/delete-account.tsx';
import { SettingsView } from '../settings/settings-view.tsx';

export const shouldRevalidate = unlessOverlay;
export const meta = () => accountMeta('settings');

export default function SettingsPage() {
  const { token } = useSession();
  const { confirmed, question } = useIdentity();
  const removal = useRemoveAccount(confirmed);
  return (
    <SettingsView
      signedIn={token !== null}
      choices={<MenuSettings />}
      end={
        <>
          <DeleteAccount removal={removal} />
          {question}
        </>
      }
    />
  );
}
