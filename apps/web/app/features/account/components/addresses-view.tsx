import { useText } from '@errand/client/i18n.tsx';
import { type Address, deleteAddress } from '@errand/contract/customer';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { toastDone, toastError } from '@errand/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AddressDialog, AddressIcon, isEditable, useAddressName } from '#features/addresses/index.ts';
import { useCustomer } from '#features/auth/index.ts';
import { addressList } from '#platform/api/address-list.ts';
import { api } from '#platform/api/browser-client.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { AccountRowsSkeleton } from './account-rows-skeleton.tsx';
import './account-rows.css';

/** The saved addresses with edit, delete and add. */
export function AddressesView() {
  const t = useText();
  const [toDelete, setToDelete] = useState<Address | null>(null);
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const { customer } = useCustomer();
  const labelOf = useAddressName();
  const query = useQuery(addressList);
  const remove = useRemove(() => setToDelete(null));
  const addresses = query.data?.addresses ?? [];
  return (
    <>
      <PageTitle text={t('account.section.addresses')} />
      <div className="layout-row layout-between">
        <h1 className="text-h1">{t('account.section.addresses')}</h1>
        {customer && addresses.length > 0 && (
          <Button variant="soft" onClick={() => setEdited('new')}>
            <Plus className="icon" size={20} />
            {t('addresses.add')}
          </Button>
        )}
      </div>
      {query.isPending && <AccountRowsSkeleton />}
      {query.isError && (
        <FailedState picture="world-map" title={t('account.addressesFailed')} onRetry={query.refetch} />
      )}
      {query.isSuccess && addresses.length === 0 && (
        <EmptyState
          picture="world-map"
          title={t('account.addressesNone')}
          text={t('account.addressesNoneText')}
        >
          <Button variant="soft" onClick={() => setEdited('new')}>
            {t('addresses.add')}
          </Button>
        </EmptyState>
      )}
      <ul className="account-rows">
        {addresses.map((address) => {
          return (
            <li key={address.id}>
              <span className="account-rows-icon">
                <AddressIcon type={address.address_type} size={20} />
              </span>
              <span className="account-rows-text">
                <b className="text-title">{labelOf(address)}</b>
                <span className="text-meta">
                  <bdi>{address.address}</bdi>
                </span>
                <span className="text-caption">
                  <bdi>{address.contact_person_name}</bdi> ·{' '}
                  <bdi dir="ltr">{address.contact_person_number}</bdi>
                </span>
              </span>
              {isEditable(address) && (
                <IconButton
                  label={t('account.editAddress', { address: labelOf(address) })}
                  onClick={() => setEdited(address)}
                >
                  <Pencil size={20} />
                </IconButton>
              )}
              <IconButton
                label={t('account.deleteAddress', { address: labelOf(address) })}
                onClick={() => setToDelete(address)}
              >
                <Trash2 size={20} />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {customer && (
        <AddressDialog
          open={edited !== null}
          onClose={() => setEdited(null)}
          customer={customer}
          address={edited === 'new' ? null : edited}
        />
      )}
      <ConfirmDialog
        open={toDelete !== null}
        onClose={() => setToDelete(null)}
        title={t('account.deleteTitle')}
        {...(toDelete && { text: isolateAny(toDelete.address) })}
        confirm={t('account.delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => toDelete && remove.mutate(toDelete.id)}
      />
    </>
  );
}

function useRemove(done: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(deleteAddress, { query: { address_id: id } }),
    onSuccess: async (response) => {
      toastDone(response.message, { id: 'address' });
      await client.invalidateQueries({ queryKey: queryKeys.addresses });
    },
    onError: (error) => toastError(error.message),
    onSettled: done,
  });
}
