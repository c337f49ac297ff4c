import type { CustomerInfo } from '@errand/contract/customer';
import { Picture } from '#ui/picture.tsx';

const TINTS = ['lilac', 'sky', 'mint', 'peach', 'rose', 'sand'];

/** The customer's picture, or the first letter of the name on a tint that stays theirs. */
export function Avatar({
  customer,
}: {
  customer: Pick<CustomerInfo, 'id' | 'f_name' | 'image_full_url'> | null;
}) {
  if (!customer) return <span className="avatar" data-tint="stone" />;
  return (
    <span className="avatar" data-tint={TINTS[customer.id % TINTS.length]}>
      {customer.image_full_url ? (
        <Picture src={customer.image_full_url} width={40} />
      ) : (
        <b aria-hidden="true">{[...customer.f_name][0]?.toLocaleUpperCase()}</b>
      )}
    </span>
  );
}
