import { useState } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import { useHomeCountry } from '#ui/phone-field.tsx';
import { rememberedIdentifier } from '../remembered.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Both views of the dialog; what was typed as e-mail or phone goes along when they are switched. */
export default function AuthForms({ view }: { view: 'sign-in' | 'sign-up' }) {
  const { show } = useOverlay('auth');
  const [country, setCountry] = useState(useHomeCountry());
  const [typed, setTyped] = useState(() => rememberedIdentifier() ?? '');
  const shared = { country, onCountry: setCountry, typed };
  function switchTo(next: 'sign-in' | 'sign-up', identifier: string): void {
    setTyped(identifier);
    show(next);
  }
  return view === 'sign-in' ? (
    <SignInForm {...shared} onSwitch={(identifier) => switchTo('sign-up', identifier)} />
  ) : (
    <SignUpForm {...shared} onSwitch={(identifier) => switchTo('sign-in', identifier)} />
  );
}
