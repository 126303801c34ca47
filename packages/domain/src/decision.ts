import type { ErrorName } from './errors.ts';

/** Values that the text of a refusal needs, such as the limit that was exceeded or the invalid field. */
export type RefusalParams = Readonly<Record<string, string | number>>;
export type Refusal = { readonly ok: false; readonly error: ErrorName; readonly params: RefusalParams };
export type Accepted<T> = { readonly ok: true; readonly value: T };
/** A business rule returns a decision; it never throws for a refusal, and knows neither HTTP nor texts. */
export type Decision<T> = Accepted<T> | Refusal;

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value });
export const refuse = (error: ErrorName, params: RefusalParams = {}): Refusal => ({ ok: false, error, params });
