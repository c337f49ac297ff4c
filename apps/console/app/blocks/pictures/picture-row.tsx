import './picture-row.css';

/** Pictures that a customer sent, each opening in full. `alt` names one by its number. */
export function PictureRow({ urls, alt }: { urls: readonly string[]; alt: (number: number) => string }) {
  if (urls.length === 0) return null;
  return (
    <ul className="picture-row">
      {urls.map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={alt(index + 1)} width={120} height={120} />
          </a>
        </li>
      ))}
    </ul>
  );
}
