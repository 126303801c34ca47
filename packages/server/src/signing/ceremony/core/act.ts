import type { FormType } from '@countersign/domain';
import type { JudgedUse } from '../../office-seals/reads.ts';
import type { Holder } from '../../../platform/signer/signer.ts';
import type { Outlines, PictureSlice, PlannedField, Rgba } from '@countersign/pdf';

/** A picture as it is drawn: pixels that this server has decoded, or the outlines of what was drawn by hand. */
export interface Picture {
  readonly image: Rgba | Outlines;
  /** Of an office seal: which it is, and how large it stands on paper. */
  readonly officeSeal?: { readonly id: string; readonly sizePt: { readonly width: number; readonly height: number } };
}

/** A field that shows a picture, or a slice of it. */
export interface PlannedPictureField {
  readonly fieldId: string;
  readonly slice: PictureSlice | null;
}

/** What goes into one form. */
export type PlannedValue =
  | { readonly formId: string; readonly kind: 'text'; readonly text: string }
  | {
      readonly formId: string;
      readonly kind: 'picture';
      readonly formType: FormType;
      readonly picture: Picture;
      readonly fields: readonly PlannedPictureField[];
    };

/** What a participant does to one document: one signature, or values alone (conventions, rule 3). */
export interface PlannedDocument {
  readonly fileId: string;
  /** `/T` of the signature field; null where the participant only fills in. */
  readonly signatureField: string | null;
  /** The signature restricts later changes to filling and signing (DocMDP; conventions, rule 5). */
  readonly mayCertify: boolean;
  /** Fields the participant has placed, made in their own revision (conventions, rule 5). */
  readonly newFields: readonly PlannedField[];
  readonly values: readonly PlannedValue[];
}

/** An act as the first transaction has judged it. */
export interface PlannedAct {
  readonly envelopeId: string;
  readonly participantId: string;
  readonly sequence: number;
  readonly commonName: string;
  readonly identityVerified: boolean;
  /** The name was not verified, and is that of the signer's own account or membership rather than the sender's word. */
  readonly nameOfProfile?: boolean | undefined;
  /** Tells the signer from others of the name, in the certificate. */
  readonly subjectNumber?: string | undefined;
  /** The verified enterprise whose seal is in the signature, for a certificate that is issued for it. */
  readonly organisation?: string | undefined;
  readonly organisationIdentifier?: string | undefined;
  /** Whose long-term certificate signs; absent where one is issued for each signature, or a phone signs. */
  readonly holder?: Holder | undefined;
  readonly authType: 'SIGN_PASSWORD' | 'CODE' | 'BOTH';
  readonly decidedAt: Date;
  /** Who acts, how that is known and what they were shown, for the audit row; absent in reservations of earlier releases. */
  readonly facts?: Readonly<Record<string, string>> | undefined;
  /** What the signer saw of each document. */
  readonly seen: readonly { readonly fileId: string; readonly number: number; readonly digest: string }[];
  /** In the order of their file ids; those in which nothing changes are left out. */
  readonly documents: readonly PlannedDocument[];
  /** The office seals in it, each judged; absent where there is none. */
  readonly seals?: readonly JudgedUse[] | undefined;
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

type ActRecord = ReturnType<typeof actRecord>;

/** The act behind a reservation's row, as far as keeping it needs: texts, but no pictures, which stand in the revisions. */
export function actOfReservation(stored: unknown): PlannedAct {
  const record = stored as ActRecord;
  const documents = record.documents.map((document) => ({
    ...document,
    values: document.values.filter((value) => value.kind === 'text'),
  }));
  return { ...record, decidedAt: new Date(record.decidedAt), documents };
}

/** A place at which a test can stop the process as a power cut would; the product passes through. */
export type Checkpoint = 'reserved' | 'made' | 'stored' | 'committed' | 'completion-made';
export type Checkpoints = (at: Checkpoint) => Promise<void>;
export const passThrough: Checkpoints = async () => {};
