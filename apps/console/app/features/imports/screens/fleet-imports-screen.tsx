import { FLEET_IMPORTS } from '../import-area.ts';
import { ImportsPage } from '../imports-page.tsx';

export default function FleetImportsScreen() {
  return <ImportsPage area={FLEET_IMPORTS} />;
}
