import type { CallName } from '@countersign/contract';

/** The calls whose answer holds the asked fields alone (Rulings §1.3), and the id that comes with them. */
const IDS: Partial<Record<CallName, string>> = {
  getEnvelope: 'envelopeWsid',
  listEnvelopes: 'envelopeWsid',
  listEnterpriseEnvelopes: 'envelopeWsid',
};

/** What `fields=a,b` leaves of the answer's entities; the handler has refused what they do not have. */
export function onlyFields(name: CallName, query: unknown, data: unknown): unknown {
  const id = IDS[name];
  const fields = id === undefined ? [] : fieldsOf(query);
  if (id === undefined || fields.length === 0 || !isRecord(data)) return data;
  const wanted = new Set([id, ...fields]);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key === 'page' ? value : thin(value, wanted)]),
  );
}

function thin(value: unknown, wanted: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => thin(one, wanted));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => wanted.has(key)));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(query: unknown): string[] {
  const { fields } = (query ?? {}) as { fields?: unknown };
  if (typeof fields !== 'string') return [];
  return fields
    .split(',')
    .map((field) => field.trim())
    .filter((field) => field !== '');
}
