/** What a foreign file may ask of the reader. Every loop over foreign bytes ends at one of these. */
export type PdfLimits = {
  /** Nesting of arrays and dictionaries within one object. */
  readonly depth: number;
  /** Cross-reference sections, which is one or two a revision. */
  readonly sections: number;
  /** The highest object number, and the number of objects a walk visits. */
  readonly objects: number;
  /** Octets one stream may inflate to. */
  readonly inflatedPerStream: number;
  /** Octets that all streams inflated by one reader may come to. */
  readonly inflatedTotal: number;
  readonly pageTreeDepth: number;
  readonly pages: number;
  /** Steps that judging a file may take, in all its states: about as many as ten seconds allow. */
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
