/**
 * A box on a page as displayed: points (1/72 inch) from the bottom left corner of the visible page, after rotation; `uly` is
 * the upper edge, so uly > lry (Spec §3, form position).
 */
export type Box = { readonly ulx: number; readonly uly: number; readonly lrx: number; readonly lry: number };

/** Decoded pixels, four octets each (red, green, blue, alpha; not premultiplied), rows from the top. */
export type Rgba = { readonly width: number; readonly height: number; readonly rgba: Uint8Array };

/**
 * A drawing of closed outlines in whole units, y downwards from its top. A path is x and y of its start, then six numbers for
 * each cubic Bézier curve; each path is filled separately by the nonzero rule. Colours are red, green and blue from 0 to 1. The
 * numbers are typed arrays so that a drawing shared by thousands of slices is copied to another thread only once.
 */
export type Outlines = {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly Int16Array[];
  readonly colour: readonly [number, number, number];
};

/** A page as displayed, in points; `rotate` is the rotation already applied to width and height. */
export type PageSize = { readonly width: number; readonly height: number; readonly rotate: 0 | 90 | 180 | 270 };

/**
 * Active content of a document: an action type or an entry of ISO 32000-2 §12.6, §12.7, §13 by its name in the standard, and
 * - OptionalContent: layers that may be shown or hidden; Annotation: a mark above the page, such as a stamp or a note;
 * - AcroForm: an interactive form; Multimedia: an annotation that plays something or holds a file;
 * - ExternalStream: content that comes from outside the file; PrintedOtherwise: a picture or a program used only when printing;
 * - URI: a link to anything but the web, mail or a phone.
 */
export type ActiveContent =
  | 'JavaScript'
  | 'Launch'
  | 'SubmitForm'
  | 'ResetForm'
  | 'ImportData'
  | 'GoToE'
  | 'GoToR'
  | 'GoToDp'
  | 'Rendition'
  | 'Movie'
  | 'Sound'
  | 'Hide'
  | 'SetOCGState'
  | 'RichMediaExecute'
  | 'GoTo3DView'
  | 'OpenAction'
  | 'AA'
  | 'EmbeddedFiles'
  | 'Collection'
  | 'XFA'
  | 'AcroForm'
  | 'OptionalContent'
  | 'Annotation'
  | 'Multimedia'
  | 'ExternalStream'
  | 'PrintedOtherwise'
  | 'URI';

/**
 * What a sender should know about a document before anyone signs it; pages count from 1, the first fifty.
 * - FONT_NOT_EMBEDDED: text on these pages uses a font, `name`, that is not embedded, so readers may substitute it;
 *   TEXT_OFF_PAGE: text outside the visible page;
 * - HIDDEN_LAYERS: hidden layers were removed; NOT_DRAWN: fields or annotations without an appearance, for which none could be
 *   created;
 * - LAYERS_STAY, FORM_STAYS, MARKS_STAY: the file is signed already, and readers may show or hide layers, fields, annotations.
 */
export type Remark =
  | { readonly kind: 'FONT_NOT_EMBEDDED'; readonly name: string; readonly pages: readonly number[] }
  | {
      readonly kind: 'TEXT_OFF_PAGE' | 'HIDDEN_LAYERS' | 'NOT_DRAWN' | 'LAYERS_STAY' | 'FORM_STAYS' | 'MARKS_STAY';
      readonly pages: readonly number[];
    };

/** An empty field that the form of an upload had, on the displayed page in points from its lower left corner. */
export type FormerField = {
  readonly kind: 'TEXT' | 'SIGNATURE';
  /** Its description for people, or else its name. */
  readonly name: string;
  /** From 1. */
  readonly page: number;
  readonly position: Box;
};

export type Inspection = {
  /** The version from the header or the catalog, whichever is later: `1.7`, `2.0`. */
  readonly version: string;
  readonly pages: readonly PageSize[];
  /** Signature fields that hold a signature, document time-stamps included. */
  readonly signatures: number;
  readonly signed: boolean;
  /** The DocMDP permission (ISO 32000-2 §12.8.2.2) of a certified document. */
  readonly certification: 1 | 2 | 3 | null;
  readonly hasForm: boolean;
  readonly activeContent: readonly ActiveContent[];
  /** Whether every node of the page tree has few children and a correct count. */
  readonly balanced: boolean;
  readonly revisions: number;
};

/**
 * A field to create. `fieldId` becomes /T and contains no dot. Pages count from 1.
 * - SIGNATURE: a signature field; `place` is null for an invisible one. `locks` names the fields that its signature locks
 *   (FieldMDP, ISO 32000-2 §12.8.2.4): the fields of the same participant.
 * - PICTURE: a further seal or signature picture of the participant, or a slice of one: a button whose appearance is set when
 *   the participant acts. `afterSignature` makes it a signature field that stays unsigned, because no other field may be added
 *   to a document that is already signed.
 * - TEXT, DATE: a text field, empty or with an initial value.
 * - DROPDOWN: a choice among texts, which shows the chosen one like a text field.
 * - CHECKBOX: a box, ticked in the state `Yes`, with its label beside it.
 * - RADIO: boxes of which one is chosen; their states are their numbers from 0. Boxes that are `hidden` show nothing, not even
 *   their labels, until a state is set, `Off` included.
 * - TIMESTAMP: the field of the document time-stamp, always invisible.
 */
export type PlannedField =
  | {
      readonly kind: 'SIGNATURE';
      readonly fieldId: string;
      readonly place: FieldPlace | null;
      readonly locks?: readonly string[];
    }
  | {
      readonly kind: 'PICTURE';
      readonly fieldId: string;
      readonly place: FieldPlace;
      readonly afterSignature?: boolean;
    }
  | ({ readonly kind: 'TEXT' | 'DATE'; readonly fieldId: string; readonly place: FieldPlace } & TextStyle & {
        readonly value?: string;
      })
  | ChoiceField
  | { readonly kind: 'TIMESTAMP'; readonly fieldId: string };

/** `value` is the chosen text, or the state of a box. */
export type ChoiceField = { readonly fieldId: string; readonly place: FieldPlace; readonly value?: string } & Pick<
  TextStyle,
  'fontSize'
> &
  (
    | { readonly kind: 'DROPDOWN'; readonly options: readonly string[] }
    | { readonly kind: 'CHECKBOX'; readonly label: string | null; readonly hidden?: boolean }
    | {
        readonly kind: 'RADIO';
        readonly hidden?: boolean;
        readonly options: readonly { readonly label: string; readonly box: Box }[];
      }
  );

export type FieldPlace = { readonly page: number; readonly box: Box };

/** `fontSize` in points, the largest used (Spec §3: 14); text shrinks to fit. TEXT breaks lines unless `multiLine` is false. */
export type TextStyle = { readonly fontSize?: number; readonly multiLine?: boolean };

/** A short text on every page, in one of its corners as the page is displayed. */
export type PageMark = {
  readonly text: string;
  readonly place: 'HEADER_LEFT' | 'HEADER_RIGHT' | 'FOOTER_LEFT' | 'FOOTER_RIGHT';
};

export type PreparePlan = { readonly fields: readonly PlannedField[]; readonly pageMark?: PageMark };

/**
 * The picture that a signature or PICTURE field shows; drawn whole, centred and with its aspect ratio, unless it is a slice. A
 * picture with a given size in points is never drawn larger than that.
 */
export type FieldPicture = {
  readonly fieldId: string;
  readonly image: Rgba | Outlines;
  readonly slice?: PictureSlice;
  readonly sizePt?: { readonly width: number; readonly height: number };
};

/**
 * A slice of a picture that is drawn whole, centred and with its aspect ratio in a frame larger than the field. `part`, in
 * fractions of that frame from its bottom left corner, is visible; it is placed exactly on `over`, in points from the bottom
 * left corner of the field, or on the whole field.
 */
export type PictureSlice = {
  readonly part: { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
  readonly over?: Box;
};

/** The text of a TEXT, DATE or DROPDOWN field, shown exactly, or the state of a CHECKBOX or RADIO field. */
export type FieldText = { readonly fieldId: string; readonly text: string };

export type SignatureRequest = {
  /** The signature field to fill. */
  readonly fieldId: string;
  /** Pictures for the signature field and for further PICTURE fields of the same person. */
  readonly pictures?: readonly FieldPicture[];
  readonly texts?: readonly FieldText[];
  /**
   * Fields created in this revision, including the signature field if it is new. An invisible field that already exists is
   * reused.
   */
  readonly newFields?: readonly PlannedField[];
  /** Certifies the document for form filling and signing (DocMDP P 2); the first signature only. */
  readonly certify?: boolean;
  readonly name: string;
  readonly reason?: string;
  readonly location?: string;
  readonly contactInfo?: string;
  /** /M of the signature dictionary; a CAdES signature has no signing-time attribute (ETSI EN 319 142-1 §6.3). */
  readonly signingTime: Date;
  /** Octets reserved for the CMS; 16,384 unless given. */
  readonly reserve?: number;
  /** The hash algorithm of `digest`; SHA-256 unless given. */
  readonly hash?: SignatureHash;
};

/** Algorithm names as in node:crypto. */
export type SignatureHash = 'sha256' | 'sha384' | 'sha512';

/**
 * A revision that waits for its signature or time-stamp. Plain data that can be passed to another thread or process and back.
 * `digest` is the hash (SHA-256 by default) of the whole file except the reserved space.
 */
export type OpenRevision = {
  readonly digest: Uint8Array;
  /** The octets to append to the base, with zeros in place of the CMS. */
  readonly append: Uint8Array;
  /** The offset of the hexadecimal digits of /Contents in `append`, and the number of CMS octets they can hold. */
  readonly contentsAt: number;
  readonly reserve: number;
  /** ISO 32000-2 §12.8.1: offset and length of the two parts that are signed. */
  readonly byteRange: readonly [number, number, number, number];
  /** The size of the whole file after appending, in octets. */
  readonly size: number;
};

/** An open revision whose base has not been hashed yet; `digestRevision` adds the digest. */
export type DraftRevision = Omit<OpenRevision, 'digest'>;

/** Validation data, each item DER (ETSI EN 319 142-1 §5.4.2). */
export type ValidationData = {
  readonly certs: readonly Uint8Array[];
  readonly ocsps: readonly Uint8Array[];
  readonly crls: readonly Uint8Array[];
};
