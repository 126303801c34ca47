export interface Refusal {
  readonly status: number;
  readonly error: string;
  readonly message: string;
  readonly data?: Record<string, unknown>;
}

/** Returns the refusal that a response states, with its HTTP status. */
export const readRefusal = async (response: Response): Promise<Refusal> => ({
  ...((await response.json()) as Omit<Refusal, 'status'>),
  status: response.status,
});

/** A POST of JSON, which may be malformed. */
export const postJson = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});
