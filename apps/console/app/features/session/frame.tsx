import type { ReactNode } from 'react';
import { ShopLogo } from '#blocks/page/shop-mark.tsx';
import { useTitle } from '#platform/use-title.ts';
import './frame.css';

/** A screen outside of the shell: one card with a title. */
export function SessionFrame(props: { title: string; text?: string | undefined; children: ReactNode }) {
  const { title, text, children } = props;
  useTitle(title);
  return (
    <main className="session-frame">
      <div className="session-shop">
        <ShopLogo size={36} />
      </div>
      <section className="session-card">
        <h1 className="text-h2">{title}</h1>
        {text && <p className="text-muted">{text}</p>}
        {children}
      </section>
    </main>
  );
}
