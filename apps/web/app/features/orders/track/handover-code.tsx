import './handover-code.css';

/** A code that one person tells another to receive something: its name, who tells it to whom, and the digits. */
export function HandoverCode({ name, help, code }: { name: string; help: string; code: string }) {
  return (
    <div className="handover-code">
      <span>
        <b className="text-label">{name}</b>
        <span className="text-caption">{help}</span>
      </span>
      <bdi dir="ltr">{code}</bdi>
    </div>
  );
}
