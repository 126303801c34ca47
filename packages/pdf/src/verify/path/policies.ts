import {
  type Certificate,
  DerError,
  OID,
  inhibitAnyPolicy,
  policyConstraints,
  policyMappings,
} from '@countersign/asn1';
import type { Effort } from './effort.ts';
import { sameName } from './names.ts';

/** The inputs (c) to (g) of RFC 5280 §6.1.1. */
export interface PolicySettings {
  /** Acceptable policies, one of which must be valid; empty for any. */
  readonly acceptable: readonly string[];
  readonly isExplicit: boolean;
  readonly inhibitsMapping: boolean;
  readonly inhibitsAny: boolean;
}

export const ANY_POLICIES: PolicySettings = {
  acceptable: [],
  isExplicit: false,
  inhibitsMapping: false,
  inhibitsAny: false,
};

/** Parents are policies of the level above; none means that anyPolicy is the parent. */
interface PolicyNode {
  readonly parents: string[];
  isMapped: boolean;
}

/** The policies valid at one certificate, and whether every other policy is valid too. */
interface Level {
  readonly nodes: Map<string, PolicyNode>;
  hasAny: boolean;
}

/**
 * Policy processing of a path (RFC 5280 §6.1.2 to §6.1.5), one certificate after the other, starting below the trust anchor.
 * The policies form a graph (RFC 9618) that is linear in the size of the certificates; the tree of RFC 5280 grows
 * exponentially. Every method throws a DerError for malformed extensions and an EffortSpentError.
 */
export class PolicyProcessing {
  readonly #settings: PolicySettings;
  readonly #effort: Effort;
  readonly #levels: Level[] = [];
  #level: Level = { nodes: new Map(), hasAny: true };
  #explicit: number;
  #mapping: number;
  #any: number;

  /** `length` is the number of certificates below the trust anchor. */
  constructor(length: number, settings: PolicySettings, effort: Effort) {
    this.#settings = settings;
    this.#effort = effort;
    this.#explicit = settings.isExplicit ? 0 : length + 1;
    this.#mapping = settings.inhibitsMapping ? 0 : length + 1;
    this.#any = settings.inhibitsAny ? 0 : length + 1;
  }

  /** §6.1.3 (d) and (e). False if an explicit policy is required and none is valid (f). */
  take(certificate: Certificate, isLast: boolean): boolean {
    const level = this.#level;
    const { policies } = certificate;
    if (policies === null) {
      level.nodes.clear();
      level.hasAny = false;
    } else {
      this.#effort.step(policies.length + level.nodes.size);
      const named = new Set(policies);
      if (named.size !== policies.length || named.size === 0) throw new DerError('VALUE', 'repeated policies', 0);
      const isAnyAllowed = this.#any > 0 || (!isLast && isSelfIssued(certificate));
      const hadAny = level.hasAny;
      if (!named.has(OID.anyPolicy) || !isAnyAllowed) {
        for (const policy of level.nodes.keys()) if (!named.has(policy)) level.nodes.delete(policy);
        level.hasAny = false;
      }
      if (hadAny)
        for (const policy of named)
          if (policy !== OID.anyPolicy && !level.nodes.has(policy))
            level.nodes.set(policy, { parents: [], isMapped: false });
    }
    return this.#explicit > 0 || !isEmpty(level);
  }

  /** §6.1.4 (a), (b), (h), (i) and (j): the restrictions an authority sets for the certificates below it. */
  descend(certificate: Certificate): void {
    this.#map(certificate);
    const counts = !isSelfIssued(certificate);
    if (counts) {
      this.#explicit = Math.max(0, this.#explicit - 1);
      this.#mapping = Math.max(0, this.#mapping - 1);
      this.#any = Math.max(0, this.#any - 1);
    }
    const constraints = policyConstraints(certificate.extensions);
    this.#explicit = Math.min(this.#explicit, constraints?.requireExplicitPolicy ?? this.#explicit);
    this.#mapping = Math.min(this.#mapping, constraints?.inhibitPolicyMapping ?? this.#mapping);
    this.#any = Math.min(this.#any, inhibitAnyPolicy(certificate.extensions) ?? this.#any);
  }

  /** §6.1.5 (a), (b) and (g): whether the path has a policy if it needs one. */
  finish(certificate: Certificate): boolean {
    if (this.#explicit > 0) this.#explicit -= 1;
    if (policyConstraints(certificate.extensions)?.requireExplicitPolicy === 0) this.#explicit = 0;
    return this.#explicit > 0 || this.#hasAcceptable();
  }

  #map({ extensions }: Certificate): void {
    const level = this.#level;
    const mappings = policyMappings(extensions) ?? [];
    this.#effort.step(mappings.length + level.nodes.size);
    if (mappings.some(({ issuerPolicy, subjectPolicy }) => [issuerPolicy, subjectPolicy].includes(OID.anyPolicy)))
      throw new DerError('VALUE', 'anyPolicy is mapped', 0);
    const isAllowed = this.#mapping > 0;
    for (const { issuerPolicy } of mappings) {
      if (!isAllowed) {
        level.nodes.delete(issuerPolicy);
        continue;
      }
      const node = level.nodes.get(issuerPolicy);
      if (node) node.isMapped = true;
      else if (level.hasAny) level.nodes.set(issuerPolicy, { parents: [], isMapped: true });
    }
    const next: Level = { nodes: new Map(), hasAny: level.hasAny };
    const lead = (from: string, to: string): void => {
      const node = next.nodes.get(to);
      if (node) node.parents.push(from);
      else next.nodes.set(to, { parents: [from], isMapped: false });
    };
    for (const [policy, { isMapped }] of level.nodes) if (!isMapped) lead(policy, policy);
    if (isAllowed)
      for (const { issuerPolicy, subjectPolicy } of mappings)
        if (level.nodes.has(issuerPolicy)) lead(issuerPolicy, subjectPolicy);
    this.#levels.push(level);
    this.#level = next;
  }

  /** Whether a valid policy of the last certificate descends from an acceptable one of the first. */
  #hasAcceptable(): boolean {
    const last = this.#level;
    const acceptable = new Set(this.#settings.acceptable);
    if (isEmpty(last)) return false;
    if (acceptable.size === 0 || acceptable.has(OID.anyPolicy) || last.hasAny) return true;
    let reached = new Set(last.nodes.keys());
    for (const level of [...this.#levels, last].toReversed()) {
      const above = new Set<string>();
      for (const policy of reached) {
        const parents = level.nodes.get(policy)?.parents ?? [];
        this.#effort.step(1 + parents.length);
        if (parents.length === 0 && acceptable.has(policy)) return true;
        for (const parent of parents) above.add(parent);
      }
      reached = above;
    }
    return false;
  }
}

const isEmpty = ({ nodes, hasAny }: Level): boolean => nodes.size === 0 && !hasAny;

export const isSelfIssued = ({ issuer, subject }: Certificate): boolean => sameName(issuer, subject);
