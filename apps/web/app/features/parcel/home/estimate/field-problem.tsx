import { CircleAlert } from 'lucide-react';
import './field-problem.css';

/** Why the server refuses a field, below it. The element stays, so that a change is announced. */
export function FieldProblem({ id, text }: { id: string; text: string | null }) {
  return (
    <div role="alert" id={id} className="field-problem">
      {text !== null && (
        <span className="field-error">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {text}
        </span>
      )}
    </div>
  );
}
