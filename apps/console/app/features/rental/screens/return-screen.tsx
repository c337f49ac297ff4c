import { CounterPage } from '../counter/counter-page.tsx';

export default function ReturnScreen() {
  return <CounterPage step="return" />;
}
