import { useText } from '@errand/client/i18n.tsx';
import type { CustomerInfo } from '@errand/contract/customer';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Avatar, LogoutDialog } from '#features/auth/index.ts';
import './menu-account.css';
import './menu-drawer.css';
import './menu-section.css';

/** The signed-in customer as the drawer's title. */
export function MenuAccount({ customer }: { customer: CustomerInfo | null }) {
  const t = useText();
  return (
    <span className="menu-account">
      <Avatar customer={customer} />
      <span>
        <b className="text-title text-clip">
          {customer ? `${customer.f_name} ${customer.l_name}`.trim() : t('shell.menu')}
        </b>
        <bdi className="text-caption text-clip">{customer?.email ?? customer?.phone}</bdi>
      </span>
    </span>
  );
}

/** The logout entry, with confirmation. */
export function MenuLogout() {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <div className="menu-section">
      <button type="button" className="menu-drawer-row sign-out" onClick={() => setAsking(true)}>
        <LogOut className="icon mirror-rtl" size={21} />
        {t('shell.logout')}
      </button>
      <LogoutDialog open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}
