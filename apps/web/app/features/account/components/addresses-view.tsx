import { type Address, deleteAddress, listAddresses } from '@errand/contract/customer';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Briefcase, House, MapPin, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '#platform/api/browser-client.ts';
import { useText } from '#platform/i18n/index.ts';
import { Button, ButtonLink, IconButton } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { StaticPicture } from '#ui/static-picture.tsx';
import { toastDone, toastError } from '#ui/toast.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

const ICONS: Record<string, typeof House> = { home: House, office: Briefcase };

/** The saved addresses. New ones are saved where they are first needed, at checkout. */
export function AddressesView() {
  const t = useText();
  const [asked, setAsked] = useState<Address | null>(null);
  const query = useQuery({ queryKey: ['addresses'], queryFn: () => api.call(listAddresses, {}) });
  const remove = useRemove(() => setAsked(null));
  const addresses = query.data?.addresses ?? [];
  return (
    <>
      <title>{`${t('account.section.addresses')} · Errand`}</title>
      <h1 className="h1">{t('account.section.addresses')}</h1>
      {query.isPending && <RowsSkeleton />}
      {query.isError && (
        <EmptyState picture={<StaticPicture name="world-map" />} title={t('account.addressesFailed')}>
          <Button variant="soft" onClick={() => query.refetch()}>
            {t('ui.retry')}
          </Button>
        </EmptyState>
      )}
      {query.isSuccess && addresses.length === 0 && (
        <EmptyState
          picture={<StaticPicture name="world-map" />}
          title={t('account.addressesNone')}
          text={t('account.addressesNoneText')}
        >
          <ButtonLink variant="soft" to="/home">
            {t('account.goShopping')}
          </ButtonLink>
        </EmptyState>
      )}
      <ul className="acrows">
        {addresses.map((address) => {
          const Icon = ICONS[address.address_type] ?? MapPin;
          return (
            <li key={address.id}>
              <span className="acicon">
                <Icon className="ic" size={20} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span className="acrow">
                <b className="title">{labelOf(address, t)}</b>
                <span className="meta">{address.address}</span>
                <span className="cap">
                  {address.contact_person_name} · <bdi dir="ltr">{address.contact_person_number}</bdi>
                </span>
              </span>
              <IconButton
                label={t('account.deleteAddress', { address: labelOf(address, t) })}
                onClick={() => setAsked(address)}
              >
                <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('account.deleteTitle')}
        text={asked?.address}
        cancel={t('ui.cancel')}
        confirm={t('account.delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked.id)}
      />
    </>
  );
}

function labelOf(address: Address, t: ReturnType<typeof useText>): string {
  const { address_type: type, address_label: label } = address;
  if (type === 'home' || type === 'office') return t(`account.address.${type}`);
  return label || (type === 'other' ? t('account.address.other') : type);
}

function useRemove(done: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(deleteAddress, { query: { address_id: id } }),
    onSuccess: async (answer) => {
      toastDone(answer.message, { id: 'address' });
      await client.invalidateQueries({ queryKey: ['addresses'] });
    },
    onError: (error) => toastError(error.message),
    onSettled: done,
  });
}
