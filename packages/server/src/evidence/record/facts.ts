import type { ShownConsent } from '@countersign/contract/consent';
import type { NameSource, ReadingRule } from '@countersign/domain';

/**
 * The content of the evidence report in machine-readable form: `evidence.json` of the archive is this as JSON, and the report's
 * signature contains its SHA-256. Instants are ISO 8601 in UTC, digests lower-case hexadecimal SHA-256, contacts masked.
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
    /** What the signing page had to have shown before anyone acted; missing where nothing was asked. */
    readonly reading?: ReadingRule;
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
    /** Hash of the last row: each row contains the hash of the previous one. */
    readonly head: string;
    /** The origin of the platform's log, which includes every row (C2SP tlog-checkpoint). */
    readonly log: string;
  };
}
export const FACTS_FORMAT = 'countersign-evidence/1';

export interface PartyFacts {
  readonly name: string;
  /** The source of `name`: the authority, the account itself, or the sender; not the name in the certificate. */
  readonly nameSource: NameSource;
  readonly contact: string;
  readonly enterprise: EnterpriseFacts | null;
}

export interface EnterpriseFacts {
  readonly name: string;
  /** Unified social credit code or registration code, once verified. */
  readonly creditCode: string | null;
  readonly verified: boolean;
  /** The source of the name; GIVEN where no membership or role binds the party to the enterprise. */
  readonly nameSource: NameSource;
}

/** A void agreement over the contract has been completed. */
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
  /** The original bytes; null where they are not recorded. */
  readonly original: { readonly type: string; readonly bytes: number; readonly sha256: string } | null;
  /** It contained signatures of others when it was uploaded. */
  readonly signedBefore: boolean;
  /** The digest of the completed revision, which this report cites. */
  readonly sha256: string;
  readonly timestampedAt: string | null;
  readonly revisions: readonly {
    readonly number: number;
    readonly kind: string;
    /** The participant whose act it is. */
    readonly participantWsid: string | null;
    readonly at: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
}

/** A contact that the sender gave for a participant, masked. */
interface GivenContact {
  readonly contact: string;
  /**
   * The acting account has proved it; a contact that was only given is used for notices, and does not identify the person who
   * acted.
   */
  readonly proved: boolean;
}

/** How the person who acted was identified as the participant. */
interface IdentifiedFacts {
  readonly by: 'PHONE' | 'EMAIL' | 'ROLE' | 'MEMBERSHIP';
  /** The proved contact, masked; null for a role or a membership. */
  readonly contact: string | null;
  /** When it was last proved before the act, and how the code was delivered; null for the users of a demonstration, who are given their contacts. */
  readonly provedAt: string | null;
  readonly channel: string | null;
}

interface InPersonFacts {
  /** The sender's name, and when they handed the device over, locked for their own account. */
  readonly host: string;
  readonly handedAt: string;
  /** When they took it back by a login; null where they had not before this report was made. */
  readonly returnedAt: string | null;
}

/** `contact` contains only the proved contacts. */
export interface ParticipantFacts extends PartyFacts {
  readonly wsid: string;
  readonly givenContacts: readonly GivenContact[];
  /** Null before they acted. */
  readonly identified: IdentifiedFacts | null;
  /** Which account acted: the sender's own, a guest's, or another one. */
  readonly account: { readonly wsid: string; readonly is: 'SENDER' | 'GUEST' | 'OTHER' } | null;
  /** The source of the name in the certificate: the verified identity, the profile of the acting account, or the sender. */
  readonly nameFrom: NameSource | null;
  /** The words of consent that were shown; NONE where the client showed none, null before they acted. */
  readonly consent: (ShownConsent & { readonly text: string }) | 'NONE' | null;
  /** The version of the terms and of the privacy policy that the account had accepted; null where none is recorded. */
  readonly acceptedTerms: string | null;
  /** What the client reports to have shown. */
  readonly views: readonly {
    readonly fileWsid: string;
    readonly sha256: string;
    readonly at: string;
    /** `1-3,7`, or a number of pages. */
    readonly pages: string;
    /** Pages in the middle of the view, and for how many seconds the document was in view, where the page reported it. */
    readonly inView?: string;
    readonly seconds?: number;
  }[];
  readonly role: string;
  /** Acted on the device of the sender, who had handed it over; missing for all others. */
  readonly inPerson?: InPersonFacts;
  /** Signs as a witness; missing for all others. */
  readonly witness?: true;
  readonly type: string;
  readonly sequence: number;
  readonly status: string;
  readonly reason: string | null;
  readonly handledAt: string | null;
  /** The requirements of the sender. */
  readonly authLevel: string;
  readonly secureLevel: string;
  /** Which proofs were given with the act; null where none was needed. */
  readonly authType: string | null;
  /** The identity as the authority has verified it; null where it has not. */
  readonly identity: { readonly name: string; readonly verifiedAt: string | null; readonly verifiedBy: string } | null;
  /** The origin of the act. */
  readonly ip: string | null;
  readonly device: string | null;
  /** The documents shown to them, and the ones they acted on. */
  readonly seen: readonly { readonly fileWsid: string; readonly revision: number; readonly sha256: string }[];
  /** The office seals in their signature, each with the person who used it. */
  readonly seals: readonly string[];
  /** The files that they signed with, beside the documents; missing where there is none. */
  readonly attachments?: readonly AttachmentFacts[];
  readonly signatures: readonly {
    readonly fileWsid: string;
    readonly serial: string;
    readonly timestampedAt: string | null;
  }[];
}

interface AttachmentFacts {
  readonly attachmentWsid: string;
  /** What the sender asked for; '' where they wrote nothing. */
  readonly label: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
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
  /** The purpose of a certificate for one signature (docs/cycles/issuance.md "What the certificate binds"). */
  readonly intent: {
    readonly envelopeWsid: string;
    readonly participantWsid: string;
    readonly fileWsid: string;
    /** The digest of the signed byte range. */
    readonly documentSha256: string;
    /** Hash of the newest audit row at the time of issuing. */
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

/** Returns the bytes of `evidence.json`: equal facts give equal bytes. */
export const factsText = (facts: EvidenceFacts): string => `${JSON.stringify(facts, null, 1)}\n`;
