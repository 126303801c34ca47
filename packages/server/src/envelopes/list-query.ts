import { envelopeRow } from '@countersign/contract';
import { SHOWN_STATUSES, type ShownStatus } from '@countersign/domain';
import { refuseWith } from '../http/refused.ts';

/** The parts of `filters=key=value,…` that a list of envelopes knows (Rulings §1.3). */
export interface EnvelopeFilters {
  readonly title?: string;
  readonly participantName?: string;
  readonly tagId?: string;
  readonly envelopeFlag?: string;
  readonly isSender?: boolean;
  readonly shownStatus?: ShownStatus;
}

export const SORT_KEYS = {
  status_datetime: 'statusAt',
  statusDatetime: 'statusAt',
  createdDatetime: 'createdAt',
  expireDatetime: 'expireAt',
  title: 'title',
} as const;
export type SortColumn = (typeof SORT_KEYS)[keyof typeof SORT_KEYS];
export interface Sort {
  readonly column: SortColumn;
  readonly descending: boolean;
}

const FIELDS = new Set(Object.keys(envelopeRow.shape));

const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A field the entity does not have is a 400 that names it; those it has all come with every answer. */
export function demandFields(fields: string): void {
  const unknown = parts(fields).find((field) => !FIELDS.has(field));
  if (unknown !== undefined) refuseWith('ERROR_UNKNOWN_FIELD', { field: `fields.${unknown}` });
}

export function parseFilters(text: string): EnvelopeFilters {
  const found: Record<string, string> = {};
  for (const part of parts(text)) {
    const at = part.indexOf('=');
    const key = at < 0 ? part : part.slice(0, at);
    if (!KNOWN_FILTERS.has(key) || at < 0) refuseWith('ERROR_UNKNOWN_FIELD', { field: `filters.${key}` });
    found[key] = part.slice(at + 1);
  }
  const { title, participantName, tagId, envelopeFlag, isSender, envelopeShownStatus } = found;
  return {
    title,
    participantName,
    tagId,
    envelopeFlag,
    ...(isSender === undefined ? {} : { isSender: flagOf('isSender', isSender) }),
    ...(envelopeShownStatus === undefined ? {} : { shownStatus: shownStatusOf(envelopeShownStatus) }),
  };
}

const KNOWN_FILTERS = new Set(['title', 'participantName', 'tagId', 'envelopeFlag', 'isSender', 'envelopeShownStatus']);

function flagOf(key: string, text: string): boolean {
  if (text !== 'true' && text !== 'false')
    refuseWith('ERROR_MALFORMED', { field: `filters.${key}`, detail: 'is neither true nor false' });
  return text === 'true';
}

const shownStatusOf = (text: string): ShownStatus =>
  SHOWN_STATUSES.find((status) => status === text) ??
  refuseWith('ERROR_MALFORMED', { field: 'filters.envelopeShownStatus', detail: 'is no shown status' });

/** `-key` is descending, `+key` or `key` ascending; a plus sign may arrive as a space. */
export function parseSorts(text: string): Sort[] {
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const match = /^([-+ ]?)([A-Za-z_]+)$/.exec(part);
      const key = match?.[2] ?? part.trim();
      const column = Object.hasOwn(SORT_KEYS, key) ? SORT_KEYS[key as keyof typeof SORT_KEYS] : undefined;
      if (!match || !column) refuseWith('ERROR_UNKNOWN_FIELD', { field: `sorts.${key}` });
      return { column, descending: match[1] === '-' };
    });
}
