/** What retention-child.ts prints of each envelope. */
interface LeftEnvelope {
  readonly wsid: string;
  readonly status: string;
  readonly isErased: boolean;
  /** The length of the title, the participants with a name, the documents, the fields and the revisions. */
  readonly contents: readonly number[];
  readonly digests: number;
  readonly removedBy: number;
  readonly removed: number;
  readonly erased: number;
  readonly lost: number;
}

export interface Found {
  readonly envelopes: readonly LeftEnvelope[];
  readonly drafts: number;
  readonly warned: number;
}

/** What is deleted by half, lost, or recorded otherwise than done; nothing is wrong where it returns nothing. */
export function judgeRetention(found: Found, whole: Found): string[] {
  const left = new Map(found.envelopes.map((one) => [one.wsid, one]));
  const gone = whole.envelopes.filter(({ wsid }) => !left.has(wsid));
  const wrong = gone.filter(({ status }) => status !== 'DRAFT').map(({ wsid }) => `${wsid} has no row`);
  if (gone.length !== found.drafts) wrong.push(`${gone.length} drafts are gone, ${found.drafts} are recorded`);
  for (const { wsid, contents } of whole.envelopes) {
    const now = left.get(wsid);
    if (now === undefined) continue;
    const isWhole = String(now.contents) === String(contents) && now.digests === 0;
    const isEmpty = now.contents.every((count) => count === 0) && now.digests > 0;
    if (now.isErased ? !isEmpty : !isWhole) wrong.push(`${wsid} is deleted by half: ${String(now.contents)}`);
    if (now.removed !== now.removedBy || now.erased !== Number(now.isErased))
      wrong.push(
        `${wsid}: ${now.removedBy} accounts removed it, ${now.removed} are recorded, erased ${now.erased} times`,
      );
    if (now.lost > 0) wrong.push(`${wsid}: ${now.lost} files are lost`);
  }
  return wrong;
}
