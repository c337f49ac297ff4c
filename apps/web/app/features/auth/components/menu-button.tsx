import { useText } from '@errand/client/i18n.tsx';
import type { CustomerInfo } from '@errand/contract/customer';
import type { ComponentProps } from 'react';
import { Avatar } from './avatar.tsx';
import './profile-menu.css';

/** The button of the account menu: the customer's picture. */
export function MenuButton({
  customer,
  ...button
}: { customer: CustomerInfo | null } & ComponentProps<'button'>) {
  const t = useText();
  return (
    <button
      type="button"
      {...button}
      className="profile-menu-button"
      aria-label={t('auth.menu', { name: nameOf(customer) })}
    >
      <Avatar customer={customer} />
    </button>
  );
}

export function nameOf(customer: CustomerInfo | null): string {
  return customer ? `${customer.f_name} ${customer.l_name}`.trim() : '';
}
