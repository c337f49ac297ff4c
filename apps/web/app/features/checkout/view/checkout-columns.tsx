import type { ReactNode } from 'react';
import './checkout-view.css';

/** The sections of an order with its summary beside them; below each other where the page is narrow. */
export function CheckoutColumns({ children }: { children: ReactNode }) {
  return <div className="checkout-view">{children}</div>;
}

export function CheckoutMain(props: { hidden?: boolean; children: ReactNode }) {
  return (
    <div className="checkout-view-main" hidden={props.hidden}>
      {props.children}
    </div>
  );
}
