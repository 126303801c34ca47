import { buildName, parseName } from '@countersign/asn1';
import { PkiError } from './errors.ts';
import { subjectProblem } from './lints/subject-name.ts';
import type { AuthorityKeyName } from './model.ts';
import { ARC } from './oids.ts';

/** Who the authority is: the names and policies in its certificates, chosen once by its operator. */
export type AuthorityIdentity = {
  /** In every subject of the authority, and the beginning of each common name that `names` does not give. */
  readonly organisation: string;
  /** ISO 3166, two letters. */
  readonly country?: string | undefined;
  /** Common names that differ from the organisation followed by the title of the role. */
  readonly names?: Readonly<Partial<Record<AuthorityKeyName, string>>> | undefined;
  /** The operator's arc: each certificate then names, beside our own policy, the same one below this arc. */
  readonly policyArc?: string | null | undefined;
  /** The address of the practice statement; by default a page of this server. */
  readonly cpsUrl?: string | null | undefined;
};

const TITLES: Readonly<Record<AuthorityKeyName, string>> = {
  root: 'Root CA',
  issuing: 'Issuing CA',
  tsa: 'Time-Stamping Authority',
  ocsp: 'OCSP Responder',
  platform: 'Evidence Seal',
  log: 'Log',
};
const ROLES = Object.keys(TITLES) as AuthorityKeyName[];

const MARK = 'TEST ';
const DEFAULT_COUNTRY = 'CN';
const OID_PATTERN = /^[0-2](\.(0|[1-9]\d{0,38})){2,20}$/;
/** The qualifier is in every certificate, and the size of a signature is reserved before it is made. */
const LONGEST_CPS = 120;

/** The identity of every evaluation: its names begin with TEST, which a production authority may not use. */
export const EVALUATION_IDENTITY: AuthorityIdentity = { organisation: `${MARK}Countersign`, country: DEFAULT_COUNTRY };

type Named = AuthorityIdentity & { readonly evaluation: boolean };

/** The common name of a role; a later generation is counted, except a root's (RFC 5280 §4.2.1.9). */
export function commonNameOf(identity: Named, name: AuthorityKeyName, generation: number): string {
  const plain = identity.names?.[name] ?? `${identity.organisation} ${TITLES[name]}`;
  const marked = identity.evaluation && !plain.startsWith(MARK) ? `${MARK}${plain}` : plain;
  return name === 'root' || generation === 1 ? marked : `${marked} G${generation}`;
}

/**
 * The encoded subject of one of the authority's certificates. A later root keeps the name of the first:
 * cross-certificates between them are then self-issued, and do not lengthen a path (RFC 5280 §4.2.1.9).
 */
export const authoritySubject = (identity: Named, name: AuthorityKeyName, generation: number): Uint8Array =>
  buildName([
    ['C', countryOf(identity)],
    ['O', identity.organisation],
    ['CN', commonNameOf(identity, name, generation)],
  ]);

export const countryOf = ({ country = DEFAULT_COUNTRY }: AuthorityIdentity): string => country;

/**
 * Our own policy, and the same one below the operator's arc: programs read ours, the operator's practice statement
 * defines the other.
 */
export function policiesUnder(policyArc: string | null | undefined, policy: string): readonly string[] {
  const isOurs = policy.startsWith(`${ARC}.`);
  return policyArc == null || !isOurs ? [policy] : [policy, `${policyArc}${policy.slice(ARC.length)}`];
}

/** Why this identity cannot be an authority's, in words; empty if it can. */
export function identityProblems(identity: AuthorityIdentity, evaluation: boolean): readonly string[] {
  const { policyArc = null, cpsUrl = null } = identity;
  const isCountry = /^[A-Z]{2}$/.test(countryOf(identity));
  const named = { ...identity, country: isCountry ? identity.country : DEFAULT_COUNTRY, evaluation };
  const names = ROLES.map((role) => commonNameOf(named, role, 1));
  const problems = ROLES.flatMap((role) => {
    // A later generation adds to the name.
    const problem = nameProblem(authoritySubject(named, role, 99));
    return problem === null ? [] : [`${role}: ${problem}`];
  });
  if (!isCountry) problems.push('the country is not a code of two capital letters, such as CN or CH');
  if (new Set(names).size < names.length) problems.push('two roles have the same common name');
  if (!evaluation && [identity.organisation, ...names].some((name) => /\bTEST\b/.test(name)))
    problems.push('TEST is in the names of evaluation authorities only');
  if (policyArc !== null && (!OID_PATTERN.test(policyArc) || `${policyArc}.`.startsWith(`${ARC}.`)))
    problems.push('the policy arc is not an object identifier of your own, such as 1.3.6.1.4.1.99999.1');
  if (cpsUrl !== null && !isAddress(cpsUrl))
    problems.push(`the address of the practice statement is not an http(s) URL of at most ${LONGEST_CPS} characters`);
  return problems;
}

/** @throws PkiError INPUT with every problem of the identity */
export function checkIdentity(identity: AuthorityIdentity, evaluation: boolean): void {
  const problems = identityProblems(identity, evaluation);
  if (problems.length > 0) throw new PkiError('INPUT', problems.join('; '));
}

const nameProblem = (subject: Uint8Array): string | null => subjectProblem(parseName(subject));

const isAddress = (text: string): boolean =>
  /^https?:\/\/[^/\s]+\/[\x21-\x7e]+$/.test(text) && text.length <= LONGEST_CPS && URL.canParse(text);
