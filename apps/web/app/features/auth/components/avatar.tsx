import type { CustomerInfo } from '@errand/contract/customer';
import { cx } from '@errand/ui/cx.ts';
import { Picture } from '@errand/ui/pictures/picture.tsx';

const TINTS = ['lilac', 'sky', 'mint', 'peach', 'rose', 'sand'];

/**
 * The customer's picture, or the first letter of the name on a stable tint. Photos fill the circle; cut-outs stand on
 * a tint. `size` is in CSS pixels.
 */
export function Avatar(props: {
  customer: Pick<CustomerInfo, 'id' | 'f_name' | 'image_full_url' | 'image_is_photo'> | null;
  size?: number;
}) {
  const { customer, size = 40 } = props;
  if (!customer) return <span className="avatar" data-tint="stone" />;
  const { id, f_name, image_full_url: src, image_is_photo } = customer;
  return (
    <span
      className={cx('avatar', src && image_is_photo === 1 && 'photo')}
      data-tint={TINTS[id % TINTS.length]}
    >
      {src ? (
        <Picture src={src} width={size} />
      ) : (
        <b aria-hidden="true">{Array.from(f_name)[0]?.toLocaleUpperCase()}</b>
      )}
    </span>
  );
}
