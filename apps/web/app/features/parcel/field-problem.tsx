import { CircleAlert } from 'lucide-react';
import './field-problem.css';

/** Why a part of the parcel is rejected, shown below it. The element stays, so that a change is announced. */
export function FieldProblem({ id, text }: { id?: string | undefined; text: string | null | undefined }) {
  return (
    <div id={id} className="field-problem">
      {text != null && (
        <span className="field-error">
          <CircleAlert className="icon" size={16} />
          {text}
        </span>
      )}
    </div>
  );
}
