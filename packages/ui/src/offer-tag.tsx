/** An offer with conditions, over a picture or beside a price. `whole` is its accessible text when `text` is shortened. */
export function OfferTag({ text, whole }: { text: string; whole: string }) {
  return (
    <span className="deal-tag offer" title={text === whole ? undefined : whole}>
      {text === whole ? (
        <span>{whole}</span>
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <span className="sr-only">{whole}</span>
        </>
      )}
    </span>
  );
}
