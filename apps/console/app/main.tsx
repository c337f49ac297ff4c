import { Announcer } from '@errand/ui/live/announcer.tsx';
import '@errand/ui/styles/first/first.css';
import '@errand/ui/styles/first/fonts/readex-pro.css';
import '@errand/ui/styles/index.css';
import './shell/console.css';
import './shell/touch.css';
import './blocks/form/form.css';
import { fillEngineGaps } from '@errand/client/engine-gaps/engine-gaps.ts';
import { TextProvider } from '@errand/client/i18n.tsx';
import { trackLeaving } from '@errand/client/network/leaving.ts';
import { followTheme } from '@errand/client/theme.ts';
import { directionOf } from '@errand/domain/language';
import { Toaster } from '@errand/ui/toast.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { Direction } from 'radix-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { StepUpDialog } from '#features/session/index.ts';
import { followSession } from '#platform/end-session.ts';
import { currentLanguage } from '#platform/language.ts';
import { queries } from '#platform/queries.ts';
import { loadTexts } from '#texts/load-texts.ts';
import { router } from './router.tsx';

const language = currentLanguage();
const direction = directionOf(language);
/** All texts arrive through `loadTexts`. */
const FIRST_TEXTS = {};

window.leaving = trackLeaving();
followTheme();
followSession();
await fillEngineGaps();
await loadTexts('ui', 'shell', 'session');

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <TextProvider language={language} messages={FIRST_TEXTS}>
        <Direction.Provider dir={direction}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
            <StepUpDialog />
            <Announcer />
            <Toaster rtl={direction === 'rtl'} />
          </QueryClientProvider>
        </Direction.Provider>
      </TextProvider>
    </StrictMode>,
  );
}
