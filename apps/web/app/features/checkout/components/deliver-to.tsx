import type { Address, CustomerInfo } from '@errand/contract/customer';
import { Briefcase, House, MapPin, Navigation, Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#platform/i18n/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';
import { Button } from '#ui/button.tsx';
import { RadioCard } from '#ui/choice.tsx';
import { TextField } from '#ui/field.tsx';
import type { Change, Draft } from '../draft.ts';
import { SELECTED_ADDRESS } from '../order-body.ts';
import type { useAddresses } from '../use-addresses.ts';
import { AddressDialog } from './address-dialog.tsx';
import { Section } from './section.tsx';

/** Where it goes: the place chosen for browsing, or a saved address that the store reaches. */
export function DeliverTo(props: {
  draft: Draft;
  change: Change;
  /** The saved address that counts now; null for the chosen place. */
  address: Address | null;
  addresses: ReturnType<typeof useAddresses>;
  /** The saved address at the chosen place: the place itself is not offered beside it. */
  here: Address | null;
  customer: CustomerInfo | null;
}) {
  const t = useText();
  const { draft, change, address, addresses, here, customer } = props;
  const { location, point } = useSession();
  const place = useOverlay('place');
  const [adding, setAdding] = useState(false);
  const choose = (id: number | null) => change({ addressId: id, road: null, house: null, floor: null });

  return (
    <Section
      title={t('checkout.deliverTo')}
      aside={
        customer ? (
          <button type="button" className="link acc csec-act" onClick={() => setAdding(true)}>
            <Plus className="ic" size={18} strokeWidth={2} aria-hidden="true" />
            {t('checkout.addAddress')}
          </button>
        ) : (
          <button type="button" className="link acc csec-act" onClick={() => place.show()}>
            {t('checkout.changePlace')}
          </button>
        )
      }
    >
      {!point && addresses.usable.length === 0 ? (
        <div className="note warn cplace">
          <MapPin className="ic" size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>{t('checkout.noPlace')}</span>
          <Button size="sm" variant="ink" onClick={() => place.show()}>
            {t('checkout.choosePlace')}
          </Button>
        </div>
      ) : (
        <fieldset className="grid g2 cg">
          <legend className="sr-only">{t('checkout.deliverTo')}</legend>
          {point && !here && (
            <RadioCard
              name="address"
              value="current"
              checked={address === null}
              onChange={() => choose(null)}
              icon={<Navigation className="ic" size={22} strokeWidth={1.75} aria-hidden="true" />}
              title={t('checkout.selectedAddress')}
              caption={<bdi>{location}</bdi>}
            />
          )}
          {addresses.usable.map((saved) => (
            <RadioCard
              key={saved.id}
              name="address"
              value={String(saved.id)}
              checked={saved.id === address?.id}
              onChange={() => choose(saved.id)}
              icon={<TypeIcon type={saved.address_type} />}
              title={typeName(saved, t)}
              caption={<bdi>{saved.address}</bdi>}
            />
          ))}
        </fieldset>
      )}
      {customer && addresses.usable.length === 0 && <p className="cap">{t('checkout.noSaved')}</p>}
      {addresses.hidden > 0 && <p className="cap">{t('checkout.hidden', { count: addresses.hidden })}</p>}
      <div className="grid cf">
        {(['road', 'house', 'floor'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`checkout.${field}`)}
            optional
            maxLength={120}
            value={draft[field] ?? address?.[field] ?? ''}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        ))}
      </div>
      {customer && (
        <AddressDialog open={adding} onClose={() => setAdding(false)} onAdded={choose} customer={customer} />
      )}
    </Section>
  );
}

function TypeIcon({ type }: { type: string }) {
  const Icon = type === 'home' ? House : type === 'office' ? Briefcase : MapPin;
  return <Icon className="ic" size={22} strokeWidth={1.75} aria-hidden="true" />;
}

/** Home, Office, the customer's own label, or whatever an earlier address calls itself. */
function typeName(address: Address, t: ReturnType<typeof useText>): string {
  if (address.address_type === 'home') return t('checkout.home');
  if (address.address_type === 'office') return t('checkout.office');
  if (address.address_type === SELECTED_ADDRESS) return t('checkout.selectedAddress');
  const own = address.address_label ?? address.address_type;
  return own === 'other' ? t('checkout.other') : own;
}
