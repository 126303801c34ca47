/**
 * Domain events, in the past tense. A feature emits an event in its own transaction; notices and open pages react to it
 * afterwards, independently (architecture: state change, audit rows and events are one transaction).
 */
export type DomainEvent =
  | { readonly type: 'envelope.started'; readonly envelopeId: string }
  | { readonly type: 'envelope.turnOpened'; readonly envelopeId: string; readonly participantIds: readonly string[] }
  | { readonly type: 'participant.signed'; readonly envelopeId: string; readonly participantId: string }
  | {
      readonly type: 'participant.checked';
      readonly envelopeId: string;
      readonly participantId: string;
      readonly passed: boolean;
    }
  | { readonly type: 'participant.rejected'; readonly envelopeId: string; readonly participantId: string }
  | { readonly type: 'participant.returned'; readonly envelopeId: string; readonly participantId: string }
  | { readonly type: 'participant.authorized'; readonly envelopeId: string; readonly participantId: string }
  | {
      readonly type: 'participant.removed';
      readonly envelopeId: string;
      readonly participantId: string;
      /** Whether they had been asked to act by then. */
      readonly wasAsked: boolean;
    }
  | { readonly type: 'participant.reminded'; readonly envelopeId: string; readonly participantIds: readonly string[] }
  | { readonly type: 'envelope.prepared'; readonly envelopeId: string }
  | { readonly type: 'envelope.prepareFailed'; readonly envelopeId: string }
  | { readonly type: 'envelope.revoked'; readonly envelopeId: string }
  | { readonly type: 'envelope.expired'; readonly envelopeId: string }
  /** `participantId`: only the deadline of this participant. */
  | { readonly type: 'envelope.prolonged'; readonly envelopeId: string; readonly participantId: string | null }
  | { readonly type: 'envelope.completed'; readonly envelopeId: string }
  /** A CANCEL_PROCESS for this envelope was opened or completed. */
  | { readonly type: 'envelope.cancelRequested'; readonly envelopeId: string; readonly cancelId: string }
  | { readonly type: 'envelope.voided'; readonly envelopeId: string; readonly cancelId: string }
  | { readonly type: 'envelope.timerFailed'; readonly envelopeId: string; readonly reason: string }
  | {
      readonly type: 'multiSend.settled';
      readonly jobId: string;
      readonly envelopeId: string;
      readonly accountId: string;
    }
  | { readonly type: 'enterprise.joinRequested'; readonly applicationId: string; readonly enterpriseId: string }
  /** Invitations to contacts were created or are sent again. */
  | { readonly type: 'enterprise.invited'; readonly invitationIds: readonly string[] }
  | { readonly type: 'enterprise.joinDecided'; readonly applicationId: string; readonly personId: string }
  | {
      readonly type: 'enterprise.ownerChanged';
      readonly enterpriseId: string;
      readonly fromMemberId: string;
      readonly toMemberId: string;
    }
  /** An export of all data of an account can be downloaded; without an enterprise it is that of the person. */
  | {
      readonly type: 'dataExport.ready';
      readonly exportId: string;
      readonly personId: string;
      readonly memberId: string | null;
      readonly enterpriseId: string | null;
    }
  /** The policy of an account will delete contracts, the first of them then. */
  | {
      readonly type: 'retention.due';
      readonly owner: 'PERSON' | 'ENTERPRISE';
      /** The person or the enterprise. */
      readonly id: string;
      readonly count: number;
      readonly deleteAt: string;
    }
  /** A webhook was disabled after failing for days. */
  | { readonly type: 'webhook.givenUp'; readonly webhookId: string }
  | { readonly type: 'member.joined'; readonly enterpriseId: string; readonly memberId: string }
  | { readonly type: 'member.disabled'; readonly enterpriseId: string; readonly memberId: string }
  /** A member's work is handed over to a colleague. */
  | {
      readonly type: 'member.handedOver';
      readonly enterpriseId: string;
      readonly memberId: string;
      readonly toMemberId: string;
    }
  /** The charges of an account fell below the level at which its owner wants a notice. */
  | {
      readonly type: 'charges.low';
      readonly accountId: string;
      readonly owner: 'PERSON' | 'ENTERPRISE';
      readonly left: number;
    }
  /** An order was paid and its charges granted. */
  | {
      readonly type: 'charges.bought';
      readonly orderId: string;
      readonly personId: string;
      readonly memberId: string | null;
      readonly charges: number;
    }
  /** An order was refused by the operator who checks payments. */
  | {
      readonly type: 'charges.refused';
      readonly orderId: string;
      readonly personId: string;
      readonly memberId: string | null;
      readonly reference: string;
      readonly reason: string;
    }
  /** A part of what was paid for an order was paid back, and its charges were taken back. */
  | {
      readonly type: 'charges.refunded';
      readonly orderId: string;
      readonly personId: string;
      readonly memberId: string | null;
      readonly reference: string;
      /** With its currency. */
      readonly amount: string;
      readonly charges: number;
    }
  /** A member requests a seal, or asks for the check of a new one; and the outcome. */
  | { readonly type: 'officeSeal.applied'; readonly applicationId: string; readonly enterpriseId: string }
  | { readonly type: 'officeSeal.handled'; readonly applicationId: string; readonly enterpriseId: string }
  /** An operator compared the picture of a seal with the verified name of its enterprise. */
  | { readonly type: 'officeSeal.nameChecked'; readonly sealId: string }
  /** The delivery of a notice about an envelope was given up. */
  | { readonly type: 'notice.failed'; readonly envelopeId: string; readonly participantId: string }
  | { readonly type: 'user.loggedOut'; readonly sessionIds: readonly string[] }
  /** A person asked for the deletion of their account, or it was cancelled: by a login, or because something stands in its way. */
  | {
      readonly type: 'user.deletionChanged';
      readonly personId: string;
      /** When it is deleted; null if it is not. */
      readonly deleteAt: string | null;
      readonly reason: 'REQUESTED' | 'LOGIN' | 'BLOCKED';
    }
  | {
      readonly type: 'user.newDevice';
      readonly personId: string;
      readonly sessionId: string;
      readonly ip: string;
      readonly userAgent: string;
    }
  | {
      readonly type: 'user.passwordChanged';
      readonly personId: string;
      readonly isReset: boolean;
      readonly keysRemoved?: boolean;
    }
  | {
      readonly type: 'identity.decided';
      readonly personId: string;
      readonly applicationId: string;
      readonly kind: 'PERSON' | 'ENTERPRISE';
      /** SUSPENDED, WITHDRAWN and LIFTED by two operators, for an identity that was verified. */
      readonly status: 'PASSED' | 'RETURNED' | 'SUSPENDED' | 'WITHDRAWN' | 'LIFTED';
    }
  | { readonly type: 'user.signPasswordChanged'; readonly personId: string; readonly isFirst: boolean }
  | { readonly type: 'user.passkeyCreated'; readonly personId: string; readonly name: string }
  | { readonly type: 'user.shieldCreated'; readonly personId: string; readonly name: string }
  /** A signing phone was removed by the authority, which revoked its certificate (Rulings §8.19). */
  /** `oldContact` was given up or replaced: it is notified as well. */
  | {
      readonly type: 'user.contactChanged';
      readonly personId: string;
      readonly oldContact: string | null;
      readonly newContact: string | null;
    };
export type DomainEventType = DomainEvent['type'];
