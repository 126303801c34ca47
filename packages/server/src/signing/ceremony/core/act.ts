import type { FormType } from '@countersign/domain';
import type { JudgedUse } from '../../office-seals/index.ts';
import type { Holder } from '../../../platform/index.ts';
import type { FieldText, Outlines, PictureSlice, PlannedField, Rgba } from '@countersign/pdf';

/** A picture as it is drawn: pixels that this server has decoded, or the outlines of handwriting. */
export interface Picture {
  readonly image: Rgba | Outlines;
  /** For an office seal: which one, and its size on paper. */
  readonly officeSeal?: { readonly id: string; readonly sizePt: { readonly width: number; readonly height: number } };
}

/** A field that shows a picture, or a slice of it. */
export interface PlannedPictureField {
  readonly fieldId: string;
  readonly slice: PictureSlice | null;
}

/** The content of one form. */
export type PlannedValue =
  | {
      readonly formId: string;
      readonly kind: 'text';
      readonly text: string;
      /** What its fields in the document show. */
      readonly fields: readonly FieldText[];
    }
  | {
      readonly formId: string;
      readonly kind: 'picture';
      readonly formType: FormType;
      readonly picture: Picture;
      readonly fields: readonly PlannedPictureField[];
    };

/** A file that a participant signs with. */
export interface Attached {
  readonly id: string;
  readonly formId: string;
  /** What its field asks for, as the sender wrote it; '' where they wrote nothing. */
  readonly label: string;
  readonly name: string;
  /** The name without its extension, in characters that a document can show. */
  readonly printedName: string;
  readonly digest: string;
  readonly bytes: number;
}

/** What a participant does to one document: one signature, or values only (conventions, rule 3). */
export interface PlannedDocument {
  readonly fileId: string;
  /** `/T` of the signature field; null where the participant only fills in. */
  readonly signatureField: string | null;
  /** The signature restricts later changes to filling and signing (DocMDP; conventions, rule 5). */
  readonly mayCertify: boolean;
  /** Fields that the participant has placed, added in a revision of their own (conventions, rule 5). */
  readonly newFields: readonly PlannedField[];
  readonly values: readonly PlannedValue[];
}

/** An act as validated by the first transaction. */
export interface PlannedAct {
  readonly envelopeId: string;
  readonly participantId: string;
  readonly sequence: number;
  readonly commonName: string;
  readonly identityVerified: boolean;
  /** The name is unverified and comes from the signer's own account or membership, not from the sender. */
  readonly nameOfProfile?: boolean | undefined;
  /** Signs as a witness; a party does not. */
  readonly witness: boolean;
  /** Distinguishes signers of the same name in the certificate. */
  readonly subjectNumber?: string | undefined;
  /** The verified enterprise whose seal is in the signature; a certificate issued for the signature names it. */
  readonly organisation?: string | undefined;
  readonly organisationIdentifier?: string | undefined;
  /** The holder of the long-term certificate that signs; absent where one is issued for each signature, or a phone signs. */
  readonly holder?: Holder | undefined;
  readonly authType: 'SIGN_PASSWORD' | 'CODE' | 'BOTH';
  readonly decidedAt: Date;
  /** Who acts, how they were identified and what they were shown, for the audit row. */
  readonly facts: Readonly<Record<string, string>>;
  /** What the signer saw of each document. */
  readonly seen: readonly { readonly fileId: string; readonly number: number; readonly digest: string }[];
  /** Sorted by file id; documents that do not change are omitted. */
  readonly documents: readonly PlannedDocument[];
  /** The files that its fields name; absent where there is none. */
  readonly attached?: readonly Attached[] | undefined;
  /** Forms that lose the value of the sender, because a rule hides them. */
  readonly emptied?: readonly string[] | undefined;
  /** The validated office seals in it; absent where there is none. */
  readonly seals?: readonly JudgedUse[] | undefined;
}

/** Returns the act as the reservation's row stores it: pictures by their digests, as a record of the decision. */
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

/**
 * Restores the act from a reservation's row as far as committing needs it: texts, but no pictures, which are in the revisions
 * already.
 */
export function actOfReservation(stored: unknown): PlannedAct {
  const record = stored as ActRecord;
  const documents = record.documents.map((document) => ({
    ...document,
    values: document.values.filter((value) => value.kind === 'text'),
  }));
  return { ...record, decidedAt: new Date(record.decidedAt), documents };
}

/** A point at which a test can stop the process like a power cut; a no-op in production. */
type Checkpoint = 'reserved' | 'made' | 'stored' | 'committed' | 'completion-made';
export type Checkpoints = (at: Checkpoint) => Promise<void>;
export const passThrough: Checkpoints = async () => {};
