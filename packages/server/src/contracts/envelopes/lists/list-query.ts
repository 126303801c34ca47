import { readDate } from '@countersign/contract';
import {
  ENVELOPE_FLOW_TYPES,
  type EnvelopeFlowType,
  SHOWN_STATUSES,
  SHOWN_STATUS_FILTERS,
  type ShownStatusFilter,
  type WsidKind,
  fromWsid,
} from '@countersign/domain';
import { filtersOf, refuseWith } from '../../../platform/index.ts';

/** Bounds are inclusive; null = open. */
export type Span = readonly [Date | null, Date | null];

/** The parts of `filters=key=value,…` that a list of envelopes knows (Rulings §1.3). */
export interface EnvelopeFilters {
  readonly title: string | undefined;
  readonly participantName: string | undefined;
  readonly documentName: string | undefined;
  readonly contractNumber: string | undefined;
  /** Title, contract number, participant and document name at once. */
  readonly search: string | undefined;
  readonly tagId: string | undefined;
  readonly envelopeFlag: string | undefined;
  readonly flowType: EnvelopeFlowType | undefined;
  readonly isSender: boolean | undefined;
  /** Any of these labels. */
  readonly labelIds: readonly string[] | undefined;
  readonly multiJobId: string | undefined;
  readonly shown: readonly ShownStatusFilter[] | undefined;
  readonly created: Span;
  readonly status: Span;
  readonly expire: Span;
}

const KNOWN_FILTERS = [
  'title',
  'participantName',
  'documentName',
  'contractNumber',
  'search',
  'tagId',
  'envelopeFlag',
  'envelopeFlowType',
  'isSender',
  'labelWsid',
  'multiJobWsid',
  'envelopeShownStatus',
  'createdFrom',
  'createdTo',
  'statusFrom',
  'statusTo',
  'expireFrom',
  'expireTo',
] as const;
type Found = { readonly [K in (typeof KNOWN_FILTERS)[number]]?: string };

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

export function parseFilters(text: string): EnvelopeFilters {
  const found: Found = filtersOf(text, KNOWN_FILTERS);
  const { title, participantName, documentName, contractNumber, search, tagId, envelopeFlag } = found;
  return {
    title,
    participantName,
    documentName,
    contractNumber,
    search,
    tagId,
    envelopeFlag,
    flowType: found.envelopeFlowType === undefined ? undefined : flowTypeOf(found.envelopeFlowType),
    isSender: found.isSender === undefined ? undefined : flagOf('isSender', found.isSender),
    labelIds: found.labelWsid?.split('|').map((wsid) => idOf('label', 'labelWsid', wsid)),
    multiJobId: found.multiJobWsid === undefined ? undefined : idOf('job', 'multiJobWsid', found.multiJobWsid),
    shown: found.envelopeShownStatus?.split('|').map(shownStatusOf),
    created: [fromOf(found, 'createdFrom'), toOf(found, 'createdTo')],
    status: [fromOf(found, 'statusFrom'), toOf(found, 'statusTo')],
    expire: [fromOf(found, 'expireFrom'), toOf(found, 'expireTo')],
  };
}

const malformed = (key: string, detail: string): never =>
  refuseWith('ERROR_MALFORMED', { field: `filters.${key}`, detail });

function flagOf(key: string, text: string): boolean {
  if (text !== 'true' && text !== 'false') malformed(key, 'must be true or false');
  return text === 'true';
}

const flowTypeOf = (text: string): EnvelopeFlowType =>
  ENVELOPE_FLOW_TYPES.find((type) => type === text) ?? malformed('envelopeFlowType', 'is not a flow type');

const shownStatusOf = (text: string): ShownStatusFilter =>
  SHOWN_STATUS_FILTERS.find((status) => status === text) ??
  malformed('envelopeShownStatus', `is not one of ${SHOWN_STATUSES.join(', ')}`);

const idOf = (kind: WsidKind, key: string, wsid: string): string =>
  fromWsid(kind, wsid) ?? malformed(key, 'is not an id');

const DAY_MS = 24 * 60 * 60_000;

function dateOf(found: Found, key: keyof Found): { readonly at: Date; readonly isDay: boolean } | null {
  const text = found[key];
  if (text === undefined) return null;
  const at = readDate(text) ?? malformed(key, 'is not an ISO 8601 date');
  return { at, isDay: !text.includes('T') };
}

const fromOf = (found: Found, key: keyof Found): Date | null => dateOf(found, key)?.at ?? null;

/** A day is in its span until its end. */
function toOf(found: Found, key: keyof Found): Date | null {
  const date = dateOf(found, key);
  if (date === null) return null;
  return date.isDay ? new Date(date.at.getTime() + DAY_MS - 1) : date.at;
}

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
