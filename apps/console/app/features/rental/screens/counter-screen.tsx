import { CounterPage } from '../counter/counter-page.tsx';

export default function CounterScreen() {
  return <CounterPage step="handover" />;
}
