import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { type Named, useAddressName } from '../address-name.ts';
import { AddressIcon } from './address-icon.tsx';

/** An address as a radio option: its name above its text. */
export function AddressCard(props: {
  name: string;
  value: string;
  address: Named & { address: string };
  checked: boolean;
  onChoose: () => void;
}) {
  const { name, value, address, checked, onChoose } = props;
  const nameOf = useAddressName();
  return (
    <RadioCard
      name={name}
      value={value}
      checked={checked}
      onChange={onChoose}
      icon={<AddressIcon type={address.address_type} />}
      title={nameOf(address)}
      caption={<bdi>{address.address}</bdi>}
    />
  );
}
