import { useText } from '@errand/client/i18n.tsx';
import type { CustomerInfo } from '@errand/contract/customer';
import { LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Link } from '#platform/navigation/link.tsx';
import { useAccountMenu } from '../session/use-account-menu.ts';
import { LogoutDialog } from './logout-dialog.tsx';
import { MenuButton, nameOf } from './menu-button.tsx';
import './profile-menu.css';

/** The account menu, open when it is first rendered. */
export function AccountMenu({ customer }: { customer: CustomerInfo | null }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const entries = useAccountMenu();
  return (
    <>
      <DropdownMenu.Root defaultOpen modal={false}>
        <DropdownMenu.Trigger asChild>
          <MenuButton customer={customer} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="profile-menu" align="end" sideOffset={8} collisionPadding={12}>
            <div className="profile-menu-user">
              <b className="text-title text-clip">{nameOf(customer)}</b>
              <span className="text-caption text-clip">
                <bdi dir="ltr">{customer?.email ?? customer?.phone}</bdi>
              </span>
            </div>
            {entries.map(({ id, path, text, Icon }) => (
              <DropdownMenu.Item asChild className="profile-menu-item" key={id}>
                <Link to={path}>
                  <Icon className="icon" size={20} />
                  {text}
                </Link>
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Separator className="profile-menu-rule" />
            <DropdownMenu.Item className="profile-menu-item" onSelect={() => setAsking(true)}>
              <LogOut className="icon mirror-rtl" size={20} />
              {t('auth.logout')}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <LogoutDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
