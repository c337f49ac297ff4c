/** The documentation of an endpoint beyond its summary. */
export type EndpointNote = {
  description: string;
  /** A valid body, as an example. */
  body?: Record<string, unknown>;
  /** An example of a response that is not an object. Examples of objects come from the notes of their fields. */
  response?: unknown;
  /** The files of a multipart body by field. A name that ends in `[]` may be repeated. */
  files?: Record<string, string>;
};
export type EndpointNotes = Record<string, EndpointNote>;

/**
 * The meaning of a field and an example of it. A key is the field's name. If a name has several meanings, the key has
 * the schema or the containing field in front: `Order.status`, `order_status.accepted`.
 */
export type FieldNotes = Record<string, [description: string, example?: unknown]>;
