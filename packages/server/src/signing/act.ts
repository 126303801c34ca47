import type { FormType } from '@countersign/domain';

/** A picture as it is drawn: decoded by this server, straight RGBA, rows from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** What goes into one form. */
export type PlannedValue =
  | { readonly formId: string; readonly kind: 'text'; readonly text: string }
  | { readonly formId: string; readonly kind: 'picture'; readonly formType: FormType; readonly picture: Picture };

/** What a participant does to one document: one signature, or values alone (conventions, rule 3). */
export interface PlannedDocument {
  readonly fileId: string;
  /** `/T` of the signature field; null where the participant only fills in. */
  readonly signatureField: string | null;
  /** The signature restricts later changes to filling and signing (DocMDP; conventions, rule 5). */
  readonly mayCertify: boolean;
  readonly values: readonly PlannedValue[];
}

/** An act as the first transaction has judged it. */
export interface PlannedAct {
  readonly envelopeId: string;
  readonly participantId: string;
  readonly sequence: number;
  readonly commonName: string;
  readonly identityVerified: boolean;
  readonly authType: 'SIGN_PASSWORD' | 'CODE' | 'BOTH';
  readonly decidedAt: Date;
  /** What the signer saw of each document. */
  readonly seen: readonly { readonly fileId: string; readonly number: number; readonly digest: string }[];
  /** In the order of their file ids; those in which nothing changes are left out. */
  readonly documents: readonly PlannedDocument[];
}

/** The act as the reservation's row keeps it: pictures by their digests, for whoever asks what was decided. */
export const actRecord = (act: PlannedAct, pictureDigest: (picture: Picture) => string) => ({
  ...act,
  decidedAt: act.decidedAt.toISOString(),
  documents: act.documents.map((document) => ({
    ...document,
    values: document.values.map((value) =>
      value.kind === 'text' ? value : { formId: value.formId, kind: value.kind, digest: pictureDigest(value.picture) },
    ),
  })),
});

/** A place at which a test can stop the process as a power cut would; the product passes through. */
export type Checkpoint = 'reserved' | 'made' | 'stored' | 'committed' | 'completion-made';
export type Checkpoints = (at: Checkpoint) => Promise<void>;
export const passThrough: Checkpoints = async () => {};
