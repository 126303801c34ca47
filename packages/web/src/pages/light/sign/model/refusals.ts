import type { EnvelopeStatus, ErrorName } from '@countersign/domain';

/** The target of the one way on (ux 27). `link` proves the contact of the link, `again` repeats the request. */
export type WayOn = 'home' | 'again' | 'link' | 'identity' | 'join';
export type RefusalTone = 'wait' | 'done' | 'ended' | 'closed' | 'trouble';
export interface RefusalPage {
  readonly tone: RefusalTone;
  readonly way: WayOn;
  readonly words: RefusalWordsKey;
}

/** Each pre-check of Spec §5 has a page of its own; any other refusal gets the last one. */
const PAGES = {
  ERROR_NOT_IN_ENVELOPE_FLOW: { tone: 'closed', way: 'link', words: 'notInFlow' },
  ERROR_WAITING_JOIN_ENTERPRISE: { tone: 'wait', way: 'join', words: 'joinFirst' },
  ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED: { tone: 'ended', way: 'home', words: 'expired' },
  ERROR_PARTICIPANT_OVERDUE: { tone: 'ended', way: 'home', words: 'overdue' },
  ERROR_NOT_A_SIGNER: { tone: 'closed', way: 'home', words: 'notSigner' },
  ERROR_NOT_A_CHECKER: { tone: 'closed', way: 'home', words: 'notChecker' },
  ERROR_NEED_WAIT_OTHER: { tone: 'wait', way: 'again', words: 'waitOthers' },
  ERROR_ALREADY_SIGNED: { tone: 'done', way: 'home', words: 'alreadySigned' },
  ERROR_ENVELOPE_HAD_BEEN_REVOKED: { tone: 'ended', way: 'home', words: 'revoked' },
  ERROR_ENVELOPE_HAD_BEEN_REJECTED: { tone: 'ended', way: 'home', words: 'rejected' },
  ERROR_ENVELOPE_STATUS_IS_NOT_MATCH: { tone: 'ended', way: 'again', words: 'statusNoMatch' },
  ERROR_PREPARING: { tone: 'wait', way: 'again', words: 'preparing' },
  ERROR_PREPARE_FAILED: { tone: 'trouble', way: 'again', words: 'prepareFailed' },
  ERROR_SIGNING_IN_PROGRESS: { tone: 'wait', way: 'again', words: 'inProgress' },
  ERROR_NOT_LOGIN: { tone: 'closed', way: 'link', words: 'notLogin' },
  ERROR_FORBIDDEN: { tone: 'closed', way: 'link', words: 'otherScope' },
  ERROR_CANT_USE_FREE_LOGIN: { tone: 'closed', way: 'link', words: 'otherScope' },
  ERROR_AUTH_LEVEL: { tone: 'closed', way: 'identity', words: 'authLevel' },
} as const satisfies Partial<Record<ErrorName, { tone: RefusalTone; way: WayOn; words: string }>>;

/** The page for a mismatched status once the status is known: there is nothing more to wait for. */
const ENDS = {
  ED_FAIL_BACK: { tone: 'ended', way: 'home', words: 'returned' },
  ED_FAIL_CHECK: { tone: 'ended', way: 'home', words: 'checkFailed' },
} as const satisfies Partial<Record<EnvelopeStatus, { tone: RefusalTone; way: WayOn; words: string }>>;

export type RefusalWordsKey =
  | (typeof PAGES)[keyof typeof PAGES]['words']
  | (typeof ENDS)[keyof typeof ENDS]['words']
  | 'network'
  | 'other';

/** @param status of the envelope, where it is known */
export function refusalPage(error: string | null, status: EnvelopeStatus | null = null): RefusalPage {
  const ends: Readonly<Record<string, RefusalPage | undefined>> = ENDS;
  const end = error === 'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH' && status !== null ? ends[status] : undefined;
  if (end !== undefined) return end;
  if (error === null) return { tone: 'trouble', way: 'again', words: 'network' };
  const known: Readonly<Record<string, RefusalPage | undefined>> = PAGES;
  return known[error] ?? { tone: 'trouble', way: 'again', words: 'other' };
}

/** An application to join is decided by a person, so the page polls more slowly. */
export const isSlowToLift = (error: string): boolean => error === 'ERROR_WAITING_JOIN_ENTERPRISE';

/** Refusals that time or another person's act may lift: the page repeats the request automatically. */
export const mayLift = (error: string): boolean =>
  ['ERROR_NEED_WAIT_OTHER', 'ERROR_PREPARING', 'ERROR_SIGNING_IN_PROGRESS'].includes(error);
