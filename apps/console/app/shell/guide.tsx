import { lazy, Suspense } from 'react';
import { useGuide } from '#platform/guide.ts';
import { useMay } from '#platform/session.ts';
import { loadTexts } from '#texts/load-texts.ts';

const Bar = lazy(async () => {
  const [bar] = await Promise.all([import('#features/set-up/guide-bar.tsx'), loadTexts('set-up')]);
  return bar;
});

/** The bar of the checklist on the screens that it links to. It is loaded only for members who follow a step. */
export function Guide() {
  const step = useGuide();
  const may = useMay();
  if (step === null || !may('settings.read')) return null;
  return (
    <Suspense fallback={null}>
      <Bar step={step} />
    </Suspense>
  );
}
