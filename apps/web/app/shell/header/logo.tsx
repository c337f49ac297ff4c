import { useConfig } from '@errand/client/config.tsx';
import type { Config } from '@errand/contract/config';
import { LogoMark } from '@errand/ui/logo-mark.tsx';
import { ShopPicture } from '@errand/ui/shop-picture.tsx';

type ShopBrand = Pick<Config, 'business_name' | 'logo_full_url' | 'logo_dark_full_url'>;

/** The operator's logo, on dark pages the one for them; without one, the name of the shop. [CONFIG-07] */
export function ShopLogo() {
  return <Logo brand={useConfig()} />;
}

/** The logo of a brand, or a mark with its name. Unmirrored in both directions. */
export function Logo({ brand }: { brand: ShopBrand }) {
  const { logo_full_url: picture, logo_dark_full_url: dark, business_name: name } = brand;
  if (!picture)
    return (
      <>
        <LogoMark size={34} />
        <b>{name}</b>
      </>
    );
  return <ShopPicture src={picture} darkSrc={dark} alt="" height={34} />;
}
