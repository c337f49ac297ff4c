import { useIdentity, useRemoveAccount } from '#features/auth/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { siteOf } from '#platform/page-meta.ts';
import { useSession } from '#platform/session/index.ts';
import { MenuSettings } from '#shell/menu/menu-settings.tsx';
import { useAccount } from '../account-context.ts';
import { accountMeta } from '../account-meta.ts';
import { DeleteAccount } from '../settings/delete-account.tsx';
import { SettingsView } from '../settings/settings-view.tsx';

import type { Route } from './+types/settings-page.ts';

export const shouldRevalidate = unlessOverlay;
export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('settings', siteOf(matches));
}

export default function SettingsPage() {
  const { token } = useSession();
  const { customer } = useAccount();
  const { confirmed, question } = useIdentity();
  const removal = useRemoveAccount(confirmed);
  return (
    <SettingsView
      signedIn={token !== null}
      choices={<MenuSettings />}
      end={
        <>
          <DeleteAccount customer={customer} removal={removal} />
          {question}
        </>
      }
    />
  );
}
