import type { Language } from '@countersign/contract';
import type { InPerson, OperatorRole, ParticipantFacts } from '@countersign/domain';
import type { Readable } from 'node:stream';

/** The caller, as the session identifies them; rights follow from it and from rows, never from ids in the request. */
export interface Caller {
  readonly sessionId: string;
  readonly personId: string;
  /** Active account: WSID_PUSR, or WSID_EUSR in an enterprise. */
  readonly userWsid: string;
  /** The active membership and its enterprise; null in the personal account. */
  readonly memberId: string | null;
  readonly enterpriseId: string | null;
  /** Owner of the active enterprise. */
  readonly isOwner: boolean;
  /** Participant uuids a free-login session is confined to; null for a full session. */
  readonly scopes: readonly string[] | null;
  /** A guest on a device that the sender has handed over. */
  readonly inPerson?: InPerson;
  /** The API key by which a program calls instead of a session; it acts for the active account only. */
  readonly apiClient?: { readonly id: string; readonly name: string; readonly scopes: readonly string[] };
}

/** Staff of the certificate authority: no person, no account, a separate login (Rulings §4). */
export interface OperatorCaller {
  readonly sessionId: string;
  readonly operatorId: string;
  readonly login: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  /** Still has the initial one-time password. */
  readonly mustChangePassword: boolean;
  /** Must set up a second factor first: production requires one. */
  readonly lacksSecondFactor: boolean;
}

/** What the authoriser has determined about the caller and the envelope of the path (access `envelope:*`). */
export interface EnvelopeRelation {
  readonly envelopeId: string;
  readonly isSender: boolean;
  /** The accounts the caller acts as, the active one first. */
  readonly accounts: readonly string[];
  /** Accounts of others that let the caller read it: another holder of their role, members of their enterprise. */
  readonly readsAs: readonly string[];
  /** The caller only looks on, with the permission to see all envelopes of the enterprise. */
  readonly isViewer: boolean;
  /** The caller's own entries without removed ones; within the scope of a free-login session. */
  readonly mine: readonly ParticipantFacts[];
}

/** One request; its time is read once. */
export interface RequestContext {
  readonly requestId: string;
  readonly now: Date;
  readonly ip: string;
  readonly userAgent: string;
  readonly language: Language;
  /** The session of the cookie, logged in or anonymous. */
  readonly sessionId: string | null;
  /** The device of this session was handed to participants of a contract; null for all others. */
  readonly inPerson: InPerson | null;
  readonly caller: Caller | null;
  readonly operator: OperatorCaller | null;
  readonly relation: EnvelopeRelation | null;
  /** The secret of the browser's device cookie; null where it has none. */
  readonly device: string | null;
  /** Queues the device cookie on the reply. */
  readonly setDevice: (secret: string) => void;
  /** Request headers such as `Range`, for calls that answer bytes. */
  readonly header: (name: string) => string | undefined;
  /** Queues cookies of a new or ended session on the reply. */
  readonly setSession: (secret: { readonly id: string; readonly secret: string } | null) => void;
}

/** The single file of a multipart call, as a stream; `truncated()` is true once the limit of `maxBytes` has cut it. */
export interface UploadedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly stream: Readable;
  readonly maxBytes: number;
  readonly truncated: () => boolean;
}

/** The answer of a call that returns bytes. */
export interface BinaryReply {
  readonly status?: number;
  readonly body: Uint8Array | Readable;
  readonly mediaType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
