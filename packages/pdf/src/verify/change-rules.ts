/** A rule that explains a change that a later revision may make to a signed document. */
export interface ChangeRule {
  readonly id: string;
  /** The change that the rule allows, in one sentence. */
  readonly title: string;
  /** The clause of the standard that allows it. */
  readonly clause: string;
  /** The lowest of the three DocMDP levels that permits it (ISO 32000-2 §12.8.2.2, table 257). */
  readonly permittedFrom: 1 | 2 | 3;
}

/** The complete list of rules that explain changes after a signature. Any change that no rule explains is suspicious. */
export const CHANGE_RULES = [
  {
    id: 'WRITTEN_AGAIN',
    title: 'An object is written again unchanged.',
    clause: 'ISO 32000-2 §7.5.6',
    permittedFrom: 1,
  },
  {
    id: 'NOT_SHOWN',
    title: 'An object is new, or no signed object refers to it.',
    clause: 'ISO 32000-2 §7.3.10',
    permittedFrom: 1,
  },
  {
    id: 'FILE_STRUCTURE',
    title: 'Cross-reference streams and object streams contain the revision itself.',
    clause: 'ISO 32000-2 §7.5.7, §7.5.8',
    permittedFrom: 1,
  },
  {
    id: 'CATALOG_EXTENSIONS',
    title: 'The catalog declares a version or an extension of the format.',
    clause: 'ISO 32000-2 §7.12',
    permittedFrom: 1,
  },
  {
    id: 'VALIDATION_DATA',
    title: 'The document security store gains certificates, OCSP answers and revocation lists.',
    clause: 'ISO 32000-2 §12.8.4.3; ETSI EN 319 142-1 §5.4.2',
    permittedFrom: 1,
  },
  {
    id: 'DOCUMENT_TIMESTAMP',
    title: 'A signature field is filled with a document time-stamp.',
    clause: 'ISO 32000-2 §12.8.5; ETSI EN 319 142-1 §5.4.3',
    permittedFrom: 1,
  },
  {
    id: 'DOCUMENT_METADATA',
    title: 'The document information and its XMP metadata are updated.',
    clause: 'ISO 32000-2 §14.3',
    permittedFrom: 1,
  },
  {
    id: 'FORM_ENTRIES',
    title: 'The form lists new signature fields, its flags and its default resources.',
    clause: 'ISO 32000-2 §12.7.3',
    permittedFrom: 1,
  },
  {
    id: 'SIGNATURE_FIELD_ADDED',
    title: 'A signature field is added that hides no signed content.',
    clause: 'ISO 32000-2 §12.7.5.5; ETSI EN 319 142-1 §5.4.3',
    permittedFrom: 1,
  },
  {
    id: 'WIDGET_ON_PAGE',
    title: 'A page lists the widget of a new signature field.',
    clause: 'ISO 32000-2 §12.5.6.19',
    permittedFrom: 1,
  },
  {
    id: 'SIGNATURE',
    title: 'An empty signature field is signed.',
    clause: 'ISO 32000-2 §12.8.1',
    permittedFrom: 2,
  },
  {
    id: 'CERTIFICATION',
    title: 'The catalog names the certifying signature.',
    clause: 'ISO 32000-2 §12.8.6',
    permittedFrom: 2,
  },
  {
    id: 'FIELD_FILLED',
    title: 'An existing form field gets a value and shows it.',
    clause: 'ISO 32000-2 §12.7.4',
    permittedFrom: 2,
  },
  {
    id: 'FIELD_PICTURE',
    title: 'A button or signature field made for it shows the picture of the signer.',
    clause: 'ISO 32000-2 §12.5.5, §12.7.5.2',
    permittedFrom: 2,
  },
] as const satisfies readonly ChangeRule[];

export type ChangeRuleId = (typeof CHANGE_RULES)[number]['id'];
