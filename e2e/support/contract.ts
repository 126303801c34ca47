import { type Drawing, composePdf } from '@countersign/pdf';
import type { APIRequestContext } from '@playwright/test';
import type { ChosenFile } from './signing-page.ts';

const A4 = { width: 595, height: 842 };
const INK = [0.13, 0.15, 0.2] as const;
const FAINT = [0.45, 0.47, 0.52] as const;

type Colour = readonly [number, number, number];
const line = (text: string, x: number, y: number, fontSize: number, colour: Colour = INK): Drawing => ({
  draw: 'text',
  text,
  x,
  y,
  fontSize,
  colour,
});
const rule = (x: number, y: number, width: number): Drawing => ({
  draw: 'line',
  from: [x, y],
  to: [x + width, y],
  thickness: 0.6,
  colour: FAINT,
});

/** Where the two parties sign, in points from the bottom left corner of the first page. */
const SIGNING_Y = 440;

/** The texts of a contract of two pages. Lines that begin with an English word are grey where the contract is bilingual. */
export interface ContractTexts {
  /** With the left edge that centres it on the page, in points. */
  readonly title: readonly [string, number];
  readonly subtitle?: readonly [string, number];
  readonly parties: readonly string[];
  readonly clauses: readonly string[];
  /** Above the two places to sign. */
  readonly signHere: readonly [string, string];
  readonly annexTitle: string;
  readonly annexSubtitle?: string;
  readonly annexItems: readonly string[];
}

export function composeContract(texts: ContractTexts): Buffer {
  const { title, subtitle, parties, clauses, signHere, annexTitle, annexSubtitle, annexItems } = texts;
  const isBilingual = subtitle !== undefined;
  const firstPage: Drawing[] = [
    line(...title, 772, 24),
    ...(isBilingual ? [line(...subtitle, 750, 12, FAINT)] : []),
    rule(72, 734, 451),
    ...parties.map((text, at) => line(text, 72, 712 - at * 20, 11)),
    ...clauses.map((text, at) => line(text, 72, 664 - at * 23, 11, isBilingual && /^[A-Z]/.test(text) ? FAINT : INK)),
    line(signHere[0], 72, SIGNING_Y, 11),
    line(signHere[1], 320, SIGNING_Y, 11),
    rule(72, SIGNING_Y - 88, 200),
    rule(320, SIGNING_Y - 88, 200),
  ];
  const annex: Drawing[] = [
    line(annexTitle, 72, 772, 18),
    ...(annexSubtitle === undefined ? [] : [line(annexSubtitle, 72, 750, 12, FAINT)]),
    ...annexItems.map((text, at) => line(`${at + 1}. ${text}`, 72, 712 - at * 26, 11)),
  ];
  const pages = [firstPage, annex].map((drawings) => ({ ...A4, drawings }));
  return Buffer.from(composePdf({ title: title[0], pages }));
}

const bytes = composeContract({
  title: ['技术服务合同', 226],
  subtitle: ['Technical Service Agreement', 216],
  parties: [
    '甲方 Party A：青禾数据有限公司　　代表人：王小明',
    '乙方 Party B：Northwind Studio　　Representative: Alice Smith',
  ],
  clauses: [
    '第一条　服务内容　乙方为甲方建设并维护数据平台，范围见附件一。',
    'The Provider builds and maintains the data platform set out in Annex 1.',
    '第二条　服务期限　自双方签署之日起十二个月，期满前可书面续约。',
    'This Agreement runs for twelve months and may be renewed in writing.',
    '第三条　费用支付　服务费为人民币 144,000 元，按月支付，先票后款。',
    'The fee of CNY 144,000 is paid monthly against invoice.',
    '第四条　保密义务　任何一方不得向第三方披露在履约中获知的信息。',
    '第五条　知识产权　交付成果的知识产权自付清全部费用之日起归甲方。',
    '第六条　争议解决　协商不成的，提交合同签订地人民法院诉讼解决。',
  ],
  signHere: ['甲方（签章）Party A', '乙方（签章）Party B'],
  annexTitle: '附件一　服务范围',
  annexSubtitle: 'Annex 1 · Scope of services',
  annexItems: [
    '数据接入与清洗 Data intake',
    '报表与看板 Reports',
    '每周例会 Weekly meetings',
    '故障响应 Incident response',
  ],
});

/** A two-page contract in Chinese and English, as a file to choose. */
export const contractFile = (name = '技术服务合同.pdf'): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: bytes,
});

/** The root certificate of the tested server, as the public endpoint serves it. */
export async function fetchRoot(request: APIRequestContext): Promise<string> {
  const response = await request.get('/pki/ca/root.pem');
  if (!response.ok()) throw new Error(`the root certificate was answered with ${response.status()}`);
  return response.text();
}
