import { FLEET_IMPORTS } from '../import-area.ts';
import { ImportPage } from '../import-page.tsx';

export default function FleetImportScreen() {
  return <ImportPage area={FLEET_IMPORTS} />;
}
