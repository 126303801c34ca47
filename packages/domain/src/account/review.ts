import type { ApplicationStatus } from '../vocabulary.ts';
import { isSameName } from './identity.ts';

/** What an operator should check before deciding on an application (Rulings §8.14). */
export const REVIEW_FINDINGS = [
  'NUMBER_HELD',
  'NUMBER_ELSEWHERE',
  'NAME_ELSEWHERE',
  'NAME_CHANGED',
  'NUMBER_CHANGED',
  'LEGAL_NAME_CHANGED',
  'NOT_LEGAL_REPRESENTATIVE',
  'LETTER_MISSING',
] as const;
export type ReviewFinding = (typeof REVIEW_FINDINGS)[number];

/** How another application is related to the one under review. */
export const REVIEW_RELATIONS = ['SAME_NUMBER', 'EARLIER', 'SAME_NAME'] as const;
export type ReviewRelation = (typeof REVIEW_RELATIONS)[number];

export interface StatedIdentity {
  readonly name: string;
  readonly legalName: string | null;
  /** Keyed hash of the number. */
  readonly numberHash: string | null;
}

export interface RelatedIdentity extends StatedIdentity {
  readonly relation: ReviewRelation;
  readonly status: ApplicationStatus;
}

/** The names of the fields that differ between two applications. */
export function differencesOf(one: StatedIdentity, other: StatedIdentity): ('name' | 'number' | 'legalName')[] {
  return [
    ...(isSameName(one.name, other.name) ? [] : (['name'] as const)),
    ...(one.numberHash === other.numberHash ? [] : (['number'] as const)),
    ...(isSameName(one.legalName ?? '', other.legalName ?? '') ? [] : (['legalName'] as const)),
  ];
}

export interface ReviewFacts {
  readonly stated: StatedIdentity;
  readonly related: readonly RelatedIdentity[];
  /** For an enterprise: the verified name of the applicant, and whether a letter of authorisation is attached. */
  readonly applicant: { readonly name: string; readonly hasLetter: boolean } | null;
}

/** The findings for an application, in the order of {@link REVIEW_FINDINGS}. */
export function reviewFindings({ stated, related, applicant }: ReviewFacts): ReviewFinding[] {
  const sameNumber = related.filter(({ relation }) => relation === 'SAME_NUMBER');
  const earlier = related.filter(({ relation }) => relation === 'EARLIER');
  const changed = new Set(earlier.flatMap((one) => differencesOf(stated, one)));
  const isRepresentative = applicant === null || isSameName(applicant.name, stated.legalName ?? '');
  const holds: Readonly<Record<ReviewFinding, boolean>> = {
    NUMBER_HELD: sameNumber.some(({ status }) => status === 'PASSED' || status === 'SUSPENDED'),
    NUMBER_ELSEWHERE: sameNumber.some(({ status }) => status !== 'PASSED' && status !== 'SUSPENDED'),
    NAME_ELSEWHERE: related.some(({ relation }) => relation === 'SAME_NAME'),
    NAME_CHANGED: changed.has('name'),
    NUMBER_CHANGED: changed.has('number'),
    LEGAL_NAME_CHANGED: changed.has('legalName'),
    NOT_LEGAL_REPRESENTATIVE: !isRepresentative,
    LETTER_MISSING: !isRepresentative && applicant?.hasLetter === false,
  };
  return REVIEW_FINDINGS.filter((finding) => holds[finding]);
}
