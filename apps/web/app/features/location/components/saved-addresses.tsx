import { useText } from '@errand/client/i18n.tsx';
import type { Address } from '@errand/contract/customer';
import { cx } from '@errand/ui/cx.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Briefcase, Check, House, MapPin } from 'lucide-react';
import { addressList } from '#platform/api/address-list.ts';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';
import type { FoundPlace } from '../places.ts';
import { usePlaceText } from '../use-place-text.ts';
import './saved-addresses.css';

const ICONS: Record<string, typeof House> = { home: House, office: Briefcase };

type Props = {
  busy: boolean;
  /** `known`: the address has zones, so that choosing it is confirmed with a toast. */
  onChoose: (place: FoundPlace, known: boolean) => void;
};

/** The customer's saved addresses; guests see how to get them. */
export function SavedAddresses(props: Props) {
  const t = useText();
  const { token } = useSession();
  const auth = useOverlay('auth');
  if (token) return <AddressList {...props} />;
  return (
    <p className="saved-addresses-guest text-muted">
      {t('location.signInForSaved')}{' '}
      <button type="button" className="text-link underlined" onClick={() => auth.show('sign-in')}>
        {t('location.signIn')}
      </button>
    </p>
  );
}

function AddressList({ busy, onChoose }: Props) {
  const t = useText();
  const placeText = usePlaceText();
  const query = useQuery(addressList);
  const addresses = query.data?.addresses;
  return (
    <section
      className="saved-addresses"
      aria-label={t('location.saved')}
      aria-busy={query.isLoading || undefined}
    >
      <h3 className="text-caption">{t('location.saved')}</h3>
      {addresses?.length === 0 && <p className="text-muted text-label">{placeText('noSaved')}</p>}
      {query.isError && (
        <p className="text-muted text-label">
          {t('location.savedFailed')}{' '}
          <button type="button" className="text-link underlined" onClick={() => void query.refetch()}>
            {t('ui.retry')}
          </button>
        </p>
      )}
      <ul className="saved-addresses-list">
        {query.isLoading && [0, 1].map((row) => <SkeletonRow key={row} />)}
        {addresses?.map((address) => (
          <li key={address.id}>
            <AddressButton address={address} busy={busy} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AddressButton({ address, busy, onChoose }: Props & { address: Address }) {
  const t = useText();
  const placeText = usePlaceText();
  const { point } = useSession();
  const here = { latitude: Number(address.latitude), longitude: Number(address.longitude) };
  const chosen =
    point !== null && same(point.latitude, here.latitude) && same(point.longitude, here.longitude);
  const delivered = address.zone_ids.length > 0;
  const Icon = ICONS[address.address_type] ?? MapPin;
  return (
    <button
      type="button"
      className={cx(chosen && 'on')}
      aria-current={chosen || undefined}
      disabled={busy}
      onClick={() => onChoose({ point: here, address: address.address }, delivered)}
    >
      <span className="saved-addresses-icon">
        <Icon className="icon" size={20} />
      </span>
      <span>
        <b className="text-label text-clip">{address.address_label || typeName(address.address_type, t)}</b>
        <span className="text-caption text-clip">
          <bdi>{address.address}</bdi>
        </span>
        {!delivered && (
          <span className="text-caption saved-addresses-warning">{placeText('outsideTag')}</span>
        )}
      </span>
      {chosen && <Check className="icon text-accent" size={20} />}
    </button>
  );
}

function typeName(type: string, t: ReturnType<typeof useText>): string {
  return type === 'home' || type === 'office' || type === 'other' ? t(`location.type.${type}`) : type;
}

/** Addresses store fewer decimals than a device reports. */
function same(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-5;
}

function SkeletonRow() {
  return (
    <li className="saved-addresses-skeleton" aria-hidden="true">
      <Skeleton width="44px" height="44px" radius="14px" />
      <span>
        <Skeleton width="36%" height="1.1em" />
        <Skeleton width="64%" height=".9em" />
      </span>
    </li>
  );
}
