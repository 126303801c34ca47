import { type Drawing, composePdf } from '@countersign/pdf';
import type { APIRequestContext } from '@playwright/test';
import type { ChosenFile } from './signing-page.ts';

const A4 = { width: 595, height: 842 };
const INK = [0.13, 0.15, 0.2] as const;
const FAINT = [0.45, 0.47, 0.52] as const;

const PARTIES = [
  '甲方 Party A：青禾数据有限公司　　代表人：王小明',
  '乙方 Party B：Northwind Studio　　Representative: Alice Smith',
];
const CLAUSES = [
  '第一条　服务内容　乙方为甲方建设并维护数据平台，范围见附件一。',
  'The Provider builds and maintains the data platform set out in Annex 1.',
  '第二条　服务期限　自双方签署之日起十二个月，期满前可书面续约。',
  'This Agreement runs for twelve months and may be renewed in writing.',
  '第三条　费用支付　服务费为人民币 144,000 元，按月支付，先票后款。',
  'The fee of CNY 144,000 is paid monthly against invoice.',
  '第四条　保密义务　任何一方不得向第三方披露在履约中获知的信息。',
  '第五条　知识产权　交付成果的知识产权自付清全部费用之日起归甲方。',
  '第六条　争议解决　协商不成的，提交合同签订地人民法院诉讼解决。',
];

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

const firstPage: Drawing[] = [
  line('技术服务合同', 226, 772, 24),
  line('Technical Service Agreement', 216, 750, 12, FAINT),
  rule(72, 734, 451),
  ...PARTIES.map((text, at) => line(text, 72, 712 - at * 20, 11)),
  ...CLAUSES.map((text, at) => line(text, 72, 664 - at * 23, 11, /^[A-Z]/.test(text) ? FAINT : INK)),
  line('甲方（签章）Party A', 72, SIGNING_Y, 11),
  line('乙方（签章）Party B', 320, SIGNING_Y, 11),
  rule(72, SIGNING_Y - 88, 200),
  rule(320, SIGNING_Y - 88, 200),
];
const annex: Drawing[] = [
  line('附件一　服务范围', 72, 772, 18),
  line('Annex 1 · Scope of services', 72, 750, 12, FAINT),
  ...['数据接入与清洗 Data intake', '报表与看板 Reports', '每周例会 Weekly meetings', '故障响应 Incident response'].map(
    (text, at) => line(`${at + 1}. ${text}`, 72, 712 - at * 26, 11),
  ),
];
const bytes = Buffer.from(
  composePdf({ title: '技术服务合同', pages: [firstPage, annex].map((drawings) => ({ ...A4, drawings })) }),
);

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
