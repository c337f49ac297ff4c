import { LogoMark } from '@errand/ui/logo-mark.tsx';

/** The logo. Latin and unmirrored in both directions. */
export function Logo() {
  return (
    <>
      <LogoMark size={34} />
      <b>Errand</b>
    </>
  );
}
