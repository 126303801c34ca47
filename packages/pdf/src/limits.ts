/** Limits for reading an untrusted file. Every loop over untrusted bytes is bounded by one of these. */
export type PdfLimits = {
  /** Nesting of arrays and dictionaries within one object. */
  readonly depth: number;
  /** Cross-reference sections; a revision has one or two. */
  readonly sections: number;
  /** The highest object number, and the largest number of objects one traversal visits. */
  readonly objects: number;
  /** Octets one stream may inflate to. */
  readonly inflatedPerStream: number;
  /** Octets that all streams of one reader may inflate to together. */
  readonly inflatedTotal: number;
  readonly pageTreeDepth: number;
  readonly pages: number;
  /** Steps that verifying a file may take, over all its revisions: about ten seconds of work. */
  readonly work: number;
};

export const DEFAULT_LIMITS: PdfLimits = {
  depth: 64,
  sections: 2_000,
  objects: 2_000_000,
  inflatedPerStream: 64 * 1024 * 1024,
  inflatedTotal: 256 * 1024 * 1024,
  pageTreeDepth: 40,
  pages: 3_000,
  work: 400_000_000,
};
