type Fields = () => object;

const none: Fields = () => ({});
let current: Fields = none;

/** The fields of a line of the log that name the trace it belongs to. */
export const traceFields: Fields = () => current();

/** From now on, lines of the log name the traces of `fields`; returns a function that ends it. */
export function logTraces(fields: Fields): () => void {
  current = fields;
  return () => {
    if (current === fields) current = none;
  };
}
