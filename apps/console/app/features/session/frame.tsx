import { LogoMark } from '@errand/ui/logo-mark.tsx';
import type { ReactNode } from 'react';
import { useTitle } from '#platform/use-title.ts';
import './frame.css';

/** A screen outside of the shell: one card with a title. */
export function SessionFrame(props: { title: string; text?: string | undefined; children: ReactNode }) {
  const { title, text, children } = props;
  useTitle(title);
  return (
    <main className="session-frame">
      <LogoMark size={36} />
      <section className="session-card">
        <h1 className="text-h2">{title}</h1>
        {text && <p className="text-muted">{text}</p>}
        {children}
      </section>
    </main>
  );
}
