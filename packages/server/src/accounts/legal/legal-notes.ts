/** What is said above a translation; empty where the text is an original. */
export interface LegalNotes {
  /** That it is a translation, and which text is binding. */
  readonly translation: string;
  /** That no person whose first language it is has read it. */
  readonly unchecked: string;
}
