import type { ShownConsent } from '@countersign/contract/consent';
import type { NameSource } from '@countersign/domain';

/**
 * What the evidence report says, as a machine reads it: `evidence.json` of the archive is this as JSON, and its SHA-256
 * stands in the report's signature. Instants are ISO 8601 in UTC, digests lower-case hexadecimal SHA-256, contacts masked.
 */
export interface EvidenceFacts {
  readonly format: typeof FACTS_FORMAT;
  readonly envelope: {
    readonly wsid: string;
    readonly title: string;
    readonly subject: string;
    readonly contractNumber: string | null;
    /** A contract, or an agreement to void one. */
    readonly flowType: 'SIGN_PROCESS' | 'CANCEL_PROCESS';
    /** IANA name, fixed when the envelope was sent. */
    readonly timezone: string;
    readonly createdAt: string;
    readonly startedAt: string | null;
    readonly completedAt: string;
  };
  readonly sender: PartyFacts;
  readonly voided: VoidedFacts | null;
  readonly documents: readonly DocumentFacts[];
  readonly participants: readonly ParticipantFacts[];
  readonly certificates: readonly CertificateFacts[];
  readonly authority: {
    readonly name: string;
    readonly rootSha256: string;
  };
  readonly audit: {
    readonly rows: readonly AuditFacts[];
    /** Hash of the last row: each holds the hash of the one before. */
    readonly head: string;
    /** The platform's log, which every row is taken up by: its origin (C2SP tlog-checkpoint). */
    readonly log: string;
  };
}
export const FACTS_FORMAT = 'countersign-evidence/1';

export interface PartyFacts {
  readonly name: string;
  /** Whose word `name` is: the authority's, the account's own, or the sender's; not the name in the certificate. */
  readonly nameSource: NameSource;
  readonly contact: string;
  readonly enterprise: EnterpriseFacts | null;
}

export interface EnterpriseFacts {
  readonly name: string;
  /** Unified social credit code or registration code, once verified. */
  readonly creditCode: string | null;
  readonly verified: boolean;
  /** Whose word the name is; GIVEN where no membership or role binds the party to the enterprise. */
  readonly nameSource: NameSource;
}

/** A void agreement over the contract has ended well. */
export interface VoidedFacts {
  readonly at: string;
  readonly agreementWsid: string;
  readonly reason: string;
  /** SHA-256 of each document of the completed agreement. */
  readonly agreement: readonly string[];
  /** SHA-256 of the report that this one replaces. */
  readonly formerReport: string | null;
}

export interface DocumentFacts {
  readonly fileWsid: string;
  readonly name: string;
  readonly pages: number;
  /** The bytes as they came; null where they are not on record. */
  readonly original: { readonly type: string; readonly bytes: number; readonly sha256: string } | null;
  /** It carried signatures of others when it came. */
  readonly signedBefore: boolean;
  /** Of the completed revision, which this report cites. */
  readonly sha256: string;
  readonly timestampedAt: string | null;
  readonly revisions: readonly {
    readonly number: number;
    readonly kind: string;
    /** Whose act it is. */
    readonly participantWsid: string | null;
    readonly at: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
}

/** A contact that the sender gave for a participant, masked. */
export interface GivenContact {
  readonly contact: string;
  /** The account that acts has proved it; one that was only given serves notices, and says nothing of who acted. */
  readonly proved: boolean;
}

/** How it was known that the person who acted is the participant. */
export interface IdentifiedFacts {
  readonly by: 'PHONE' | 'EMAIL' | 'ROLE' | 'MEMBERSHIP';
  /** The proved contact, masked; null for a role or a membership. */
  readonly contact: string | null;
  /** When it was last proved before the act, and how the code came; null where it was proved before that was kept. */
  readonly provedAt: string | null;
  readonly channel: string | null;
}

/** `contact` holds the proved contacts alone. */
export interface ParticipantFacts extends PartyFacts {
  readonly wsid: string;
  readonly givenContacts: readonly GivenContact[];
  /** Null before they acted, and for acts of earlier releases, which did not keep it. */
  readonly identified: IdentifiedFacts | null;
  /** Which account acted: the sender's own, a guest's, or another's. */
  readonly account: { readonly wsid: string; readonly is: 'SENDER' | 'GUEST' | 'OTHER' } | null;
  /** Where the name in the certificate comes from: the verified identity, the profile of the acting account, or as the sender gave it. */
  readonly nameFrom: NameSource | null;
  /** The words of consent that were shown; NONE where the client showed none, null where it is not recorded. */
  readonly consent: (ShownConsent & { readonly text: string }) | 'NONE' | null;
  /** What the client reports to have shown. */
  readonly views: readonly {
    readonly fileWsid: string;
    readonly sha256: string;
    readonly at: string;
    /** `1-3,7`, or how many. */
    readonly pages: string;
  }[];
  readonly role: string;
  readonly type: string;
  readonly sequence: number;
  readonly status: string;
  readonly reason: string | null;
  readonly handledAt: string | null;
  /** What the sender asked for. */
  readonly authLevel: string;
  readonly secureLevel: string;
  /** Which proofs were given with the act; null where none was needed. */
  readonly authType: string | null;
  /** The identity as the authority has verified it; null where it has not. */
  readonly identity: { readonly name: string; readonly verifiedAt: string | null; readonly verifiedBy: string } | null;
  /** From where the act came. */
  readonly ip: string | null;
  readonly device: string | null;
  /** What was shown to them, and what they acted on. */
  readonly seen: readonly { readonly fileWsid: string; readonly revision: number; readonly sha256: string }[];
  /** The office seals in their signature, each with who used it. */
  readonly seals: readonly string[];
  readonly signatures: readonly {
    readonly fileWsid: string;
    readonly serial: string;
    readonly timestampedAt: string | null;
  }[];
}

export interface CertificateFacts {
  /** DISPOSABLE, PERSONAL, ENTERPRISE, SHIELD for signers; ROOT, ISSUING, TSA, OCSP, PLATFORM for the authority's own. */
  readonly kind: string;
  readonly subject: string;
  readonly issuer: string;
  /** Lower-case hexadecimal. */
  readonly serial: string;
  readonly sha256: string;
  readonly policies: readonly string[];
  readonly notBefore: string;
  readonly notAfter: string;
  /** What a certificate for one signature was issued for (docs/cycles/issuance.md "What the certificate binds"). */
  readonly intent: {
    readonly envelopeWsid: string;
    readonly participantWsid: string;
    readonly fileWsid: string;
    /** Of the signed byte range. */
    readonly documentSha256: string;
    /** Hash of the newest audit row when it was issued. */
    readonly auditHead: string;
  } | null;
}

export interface AuditFacts {
  readonly at: string;
  readonly kind: string;
  readonly participantWsid: string | null;
  readonly actor: string;
  readonly ip: string | null;
  readonly device: string | null;
  readonly detail: Readonly<Record<string, string>>;
  readonly hash: string;
}

/** The bytes of `evidence.json`: the same facts are the same bytes. */
export const factsText = (facts: EvidenceFacts): string => `${JSON.stringify(facts, null, 1)}\n`;
