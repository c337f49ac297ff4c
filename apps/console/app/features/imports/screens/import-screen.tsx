import { ITEM_IMPORTS } from '../import-area.ts';
import { ImportPage } from '../import-page.tsx';

export default function ImportScreen() {
  return <ImportPage area={ITEM_IMPORTS} />;
}
