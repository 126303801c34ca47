import type { Document } from '@countersign/contract';
import { DEFAULT_BOX_PT } from '@countersign/domain';
import type { TextRun } from './keywords.ts';
import { type Box, type BoxType, type EditorPage, type Field, type PageOf, newField, within } from './fields.ts';
import { boxOf } from './wire-forms.ts';
import { type Cell, cellsOf } from './page-cells.ts';

/** A place of a contract where its text asks for a signature, a seal or a date (ux 44). */
export interface Suggestion {
  readonly docId: string;
  readonly page: number;
  readonly type: BoxType;
  /** Which party is asked, from 0 (甲方, Party A); null where the text does not tell. */
  readonly party: number | null;
  readonly box: Box;
  /** The text that asks. */
  readonly label: string;
}
/** A party and the name that follows it, such as 甲方：杭州某某有限公司. */
export interface NamedParty {
  readonly party: number;
  readonly name: string;
}

const GAP_PT = 4;
/** Less than this is no place to sign. */
const LEAST_WIDTH_PT = 40;
const LEAST_DAY_PT = 70;
/** A label is short; a sentence about signing is not. */
const LONGEST_LABEL = 34;
/** A date and its signature are in one column, if they begin this close to each other. */
const COLUMN_PT = 40;

/** From the first blank of the day, if what follows is long enough for one; else the end of its cell. */
function dayWithin({ left, right, blank }: Cell, usual: number): { x: number; width: number } {
  if (blank !== null && right - blank.left >= LEAST_DAY_PT) return { x: blank.left, width: right - blank.left };
  return { x: Math.max(left, right - usual), width: usual };
}

/** How far below its heading a line to sign on may be. */
const HEADING_PT = 120;

/** The names of the parties by their order in a contract. */
const PARTIES: readonly RegExp[] = [
  /^(甲方|供方|卖方|出卖方|出租方|委托方|发包方|用人单位|转让方|出借人|party a\b|first party\b|seller\b|landlord\b|lessor\b|employer\b|disclosing party\b|licensor\b|lender\b|client\b|customer\b)/iu,
  /^(乙方|需方|买方|买受方|承租方|受托方|承包方|劳动者|受让方|借款人|party b\b|second party\b|buyer\b|tenant\b|lessee\b|employee\b|receiving party\b|licensee\b|borrower\b|contractor\b|provider\b|supplier\b)/iu,
  /^(丙方|party c\b|third party\b|guarantor\b|担保方|担保人)/iu,
  /^(丁方|party d\b)/iu,
];
const ROLE = String.raw`(法定代表人|法人代表|负责人|授权代表|委托代理人|代理人|经办人|代表人|代表|本人|签署人|签约人|客户|员工|单位|公司)`;
const PARTY_ZH = String.raw`[甲乙丙丁供需买卖]方|出卖方|买受方|出租方|承租方|委托方|受托方|发包方|承包方|用人单位|劳动者|转让方|受让方|出借人|借款人|担保[方人]`;
const SIGN_ZH = String.raw`(签字|签名|签章|盖章|盖公章|公章|签署|签字盖章|签名盖章|签字或盖章|签名或盖章|签字/盖章|签名/盖章|签字、盖章)`;
/** 甲方（签字）：, 乙方法定代表人或授权代表（签名）, 盖章：, 签字：___ */
const SIGNS_ZH = new RegExp(
  String.raw`^(${PARTY_ZH})?[:：(（]?(${ROLE}(或|及|、|/)?)*[)）]?[:：]?[(（]?${SIGN_ZH}(处|栏|人)?[)）]?[:：]?_?[(（]?(盖章|签章|公章)?[)）]?_?$`,
  'u',
);
const SIGNS_EN =
  /^((party [a-d]|seller|buyer|landlord|tenant|lessor|lessee|employer|employee|client|contractor|licensor|licensee|lender|borrower|guarantor|authori[sz]ed|applicant)('s)?[ :]*)*(signature|authori[sz]ed signatory|signed by|signed|sign here|by|signature of [\p{L} ]{1,24}|x)( of (party [a-d]|[\p{L} ]{1,20}))?[ :]*_*\s*$/iu;
/** Above a line to sign on. */
const ON_BEHALF =
  /^(signed )?for (and on behalf of .{2,50}|the (customer|client|provider|supplier|company|buyer|seller|landlord|tenant|employer|employee|contractor))[ :]*$/iu;
const DATES = new RegExp(
  String.raw`^(${PARTY_ZH})?[(（]?((签署|签订|签约|签字|签名|盖章)?(日期|时间)[)）]?[:：]?_?|(日期|时间)?[:：]?_*年_*月_*日|(date|dated|date signed|date of signature|signing date)[ :]*_*\s*)$`,
  'iu',
);
const BLANK_DAY = /_*年_*月_*日$/u;
/** Without a colon or a blank these words are also ordinary text, such as "by" at the end of a line. */
const NEEDS_BLANK = /^(by|x|signed|date|dated|签署|公章)$/iu;

const partyOf = (text: string): number | null => {
  const at = PARTIES.findIndex((names) => names.test(text));
  return at === -1 ? null : at;
};

/** The Chinese half of a bilingual label, such as 甲方（签章）Party A or 日期/Date:; any other text as it is. */
const chineseOf = (text: string): string =>
  /\p{Script=Han}/u.test(text) ? text.replace(/[a-z][a-z.,'’ -]*/giu, '').replace(/\s*\/\s*(?=[:(]|$)/gu, '') : text;

/** What a cell asks for; null for other text. */
function askedBy(cell: Cell): BoxType | null {
  const { blank } = cell;
  const text = chineseOf(cell.text);
  if (ON_BEHALF.test(text)) return 'WRITE_SIGN';
  if ([...cell.text].length > LONGEST_LABEL || (NEEDS_BLANK.test(text.trim()) && blank === null)) return null;
  if (DATES.test(text)) return 'DATE';
  if (SIGNS_ZH.test(text)) return /[签]/u.test(text.replace(/签章/u, '')) ? 'WRITE_SIGN' : 'SEAL_SIGN';
  return SIGNS_EN.test(text) ? 'WRITE_SIGN' : null;
}

/** Whether the line to sign on has a label of its own below such a heading. */
const isHeadingOfLabel = (cell: Cell, cells: readonly Cell[]): boolean =>
  ON_BEHALF.test(cell.text) &&
  cells.some(
    (one) =>
      one.baseline > cell.baseline &&
      one.baseline - cell.baseline < HEADING_PT &&
      Math.abs(one.left - cell.left) < COLUMN_PT &&
      SIGNS_EN.test(one.text),
  );

/** The places of one page where its text asks for a signature, a seal or a date. */
export function suggestionsOn(runs: readonly TextRun[], page: EditorPage): Suggestion[] {
  const cells = cellsOf(runs);
  /** The last party that each column has named, from the top of the page. */
  const columns: { readonly left: number; readonly party: number }[] = [];
  const places = cells.flatMap((cell): Suggestion[] => {
    const own = partyOf(cell.text);
    if (own !== null) columns.unshift({ left: cell.left, party: own });
    const type = askedBy(cell);
    if (type === null || isHeadingOfLabel(cell, cells)) return [];
    const party = own ?? columns.find(({ left }) => Math.abs(left - cell.left) < COLUMN_PT)?.party ?? null;
    const box = within(boxFor(type, cell, cells, page), page);
    return [{ docId: page.docId, page: page.page, type, party, box, label: cell.text.replaceAll('_', '').trim() }];
  });
  return places.map((place) => (place.type === 'SEAL_SIGN' ? aboveOthers(place, places) : place));
}

const isBeside = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width;

/** A seal is higher than a line; it moves up from what is below it, as long as it touches its words. */
function aboveOthers(seal: Suggestion, places: readonly Suggestion[]): Suggestion {
  const { box } = seal;
  const middle = box.y + box.height / 2;
  const below = places
    .filter((one) => one !== seal && one.box.y > middle && isBeside(one.box, box))
    .map((one) => one.box.y);
  const y = Math.max(Math.min(box.y, ...below.map((top) => top - 1 - box.height)), middle - box.height, 0);
  return { ...seal, box: { ...box, y } };
}

/** Over the blank of the label, right of it, or below it where another cell or the edge of the page is too close. */
function boxFor(type: BoxType, cell: Cell, cells: readonly Cell[], page: EditorPage): Box {
  const size = DEFAULT_BOX_PT[type];
  if (ON_BEHALF.test(cell.text)) return { x: cell.left, y: cell.baseline + GAP_PT, ...size };
  const middle = cell.baseline - cell.size * 0.35;
  const next = Math.min(
    page.width,
    ...cells.filter((one) => one.baseline === cell.baseline && one.left > cell.right).map(({ left }) => left),
  );
  // A day is written over 年 月 日, which would otherwise remain between the figures.
  const day = BLANK_DAY.test(cell.text) ? dayWithin(cell, size.width) : null;
  // A seal is pressed over its words.
  const from =
    day?.x ??
    (type === 'SEAL_SIGN' ? Math.max(0, cell.right - size.width / 3) : (cell.blank?.left ?? cell.right + GAP_PT));
  const width = day?.width ?? (type === 'SEAL_SIGN' ? size.width : Math.min(size.width, next - GAP_PT - from));
  const height = day ? Math.max(size.height, cell.size * 1.4) : size.height;
  if (width < LEAST_WIDTH_PT) return { x: cell.left, y: cell.baseline + GAP_PT, ...size };
  return { x: from, y: middle - height / 2, width, height };
}

/** The places where the form of an upload had empty fields. */
export function suggestionsOfForm(docId: string, fields: Document['formerFields'], pageOf: PageOf): Suggestion[] {
  return fields.flatMap(({ kind, name, page: number, position }): Suggestion[] => {
    const page = pageOf(docId, number);
    if (page === undefined) return [];
    const type = kind === 'SIGNATURE' ? 'WRITE_SIGN' : /date|日期/iu.test(name) ? 'DATE' : 'TEXT';
    const box = within(boxOf(position, page.height), page);
    return [{ docId, page: number, type, party: partyOf(name), box, label: name }];
  });
}

/** The names that a contract gives its parties. */
export function namedParties(runs: readonly TextRun[]): NamedParty[] {
  return cellsOf(runs).flatMap(({ text }): NamedParty[] => {
    const party = partyOf(text);
    const name = /^[^:：]{1,24}[:：]\s*([^_]{2,60})$/u.exec(text)?.[1]?.trim();
    return party === null || name === undefined ? [] : [{ party, name }];
  });
}

/** The signer of each party: the one whose name the contract gives to it, else the signers in their order. */
export function signersOfParties<S extends { readonly name: string }>(
  signers: readonly S[],
  named: readonly NamedParty[],
): (party: number | null) => S | null {
  const folded = (name: string): string => name.normalize('NFKC').replace(/\s/gu, '').toLowerCase();
  const byName = new Map(
    named.flatMap(({ party, name }) => {
      const signer = signers.find((one) => one.name !== '' && folded(name).includes(folded(one.name)));
      return signer === undefined ? [] : [[party, signer] as const];
    }),
  );
  const taken = new Set(byName.values());
  const others = signers.filter((signer) => !taken.has(signer));
  const rest = [0, 1, 2, 3].filter((party) => !byName.has(party));
  return (party) => {
    // One signer alone signs where the text names no party, and for one party: the first that is not named otherwise.
    if (party === null) return signers.length === 1 ? signers[0]! : null;
    return byName.get(party) ?? others[rest.indexOf(party)] ?? null;
  };
}

/** The field that accepts a suggestion. */
export function fieldOf({ type, box }: Suggestion, page: EditorPage, participantWsid: string, id: string): Field {
  return { ...newField(type, page, participantWsid, id), ...box };
}

/** Whether a field already stands on the place. */
export const isTaken = (
  { docId, page, box }: Suggestion,
  fields: readonly (Box & Pick<Field, 'docId' | 'page'>)[],
): boolean =>
  fields.some(
    (field) =>
      field.docId === docId &&
      field.page === page &&
      field.x < box.x + box.width &&
      box.x < field.x + field.width &&
      field.y < box.y + box.height &&
      box.y < field.y + field.height,
  );
