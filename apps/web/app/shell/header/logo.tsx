import { useConfig } from '@errand/client/config.tsx';
import { LogoMark } from '@errand/ui/logo-mark.tsx';
import './logo.css';

/** The mark of the product with a name. Unmirrored in both directions. */
export function Logo({ name }: { name: string }) {
  return (
    <>
      <LogoMark size={34} />
      <b>{name}</b>
    </>
  );
}

/** The operator's logo, on dark pages the one for them; without one, the name of the shop. [CONFIG-07] */
export function ShopLogo() {
  const { logo_full_url: picture, logo_dark_full_url: dark, business_name: name } = useConfig();
  if (!picture) return <Logo name={name} />;
  return (
    <>
      <img className={dark ? 'shop-logo only-light' : 'shop-logo'} src={picture} alt="" height={34} />
      {/* Not loaded before it is shown. */}
      {dark && <img className="shop-logo only-dark" src={dark} alt="" height={34} loading="lazy" />}
    </>
  );
}
