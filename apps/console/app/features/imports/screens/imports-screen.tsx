import { ITEM_IMPORTS } from '../import-area.ts';
import { ImportsPage } from '../imports-page.tsx';

export default function ImportsScreen() {
  return <ImportsPage area={ITEM_IMPORTS} />;
}
