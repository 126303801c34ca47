import type { StoredLanguage } from '@countersign/contract';
import { composeContract } from './contract.ts';
import { type Strokes, STROKES } from './ink.ts';
import type { ChosenFile } from './signing-page.ts';

/** What the pictures of the documentation show in one language. */
export interface Sample {
  readonly timezone: string;
  readonly sender: string;
  readonly signer: string;
  readonly checker: string;
  readonly title: string;
  readonly subject: string;
  readonly file: ChosenFile;
  /** What the signer types into the text field. */
  readonly remark: string;
  /** The signer's name, as it is written with a finger. */
  readonly strokes: Strokes;
  /** A handwriting font, as a file of an installed package. */
  readonly handwriting: string;
}

const pdf = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'application/pdf', buffer });

/** 王力, one stroke per line. */
const WANG_LI: Strokes = [
  [
    [0.14, 0.24],
    [0.25, 0.22],
    [0.37, 0.2],
  ],
  [
    [0.17, 0.45],
    [0.26, 0.43],
    [0.35, 0.42],
  ],
  [
    [0.26, 0.22],
    [0.263, 0.44],
    [0.26, 0.68],
  ],
  [
    [0.1, 0.7],
    [0.25, 0.68],
    [0.41, 0.67],
  ],
  [
    [0.53, 0.34],
    [0.66, 0.32],
    [0.81, 0.29],
    [0.825, 0.31],
    [0.81, 0.5],
    [0.78, 0.68],
    [0.755, 0.75],
    [0.73, 0.74],
    [0.7, 0.69],
  ],
  [
    [0.67, 0.16],
    [0.665, 0.34],
    [0.64, 0.53],
    [0.59, 0.68],
    [0.52, 0.79],
  ],
];

export const SAMPLES: Readonly<Record<StoredLanguage, Sample>> = {
  en: {
    timezone: 'Europe/London',
    sender: 'Emma Clarke',
    signer: 'Alice Smith',
    checker: 'Daniel Reyes',
    title: 'Technical Service Agreement',
    subject: 'Please sign by Friday. Thank you.',
    file: pdf(
      'Technical Service Agreement.pdf',
      composeContract({
        title: ['Technical Service Agreement', 136],
        parties: [
          'Customer: Greenfield Data Ltd.    Represented by Emma Clarke',
          'Provider: Northwind Studio    Represented by Alice Smith',
        ],
        clauses: [
          '1.  Services. The Provider builds and maintains the data platform of Annex 1.',
          '2.  Term. Twelve months from the last signature; renewable in writing.',
          '3.  Fees. The Customer pays 144,000 pounds a year in monthly instalments,',
          '     each within thirty days of the invoice.',
          '4.  Confidentiality. Neither party discloses what it learns from the other.',
          '5.  Ownership. Deliverables belong to the Customer once they are paid for.',
          '6.  Termination. Either party may end this agreement with three months notice.',
          '7.  Disputes are decided by the courts of England and Wales.',
        ],
        signHere: ['For the Customer', 'For the Provider'],
        annexTitle: 'Annex 1: Scope of services',
        annexItems: ['Data intake', 'Reports and dashboards', 'Weekly meetings', 'Incident response'],
      }),
    ),
    remark: 'First month paid',
    strokes: STROKES,
    handwriting: '@fontsource/caveat/files/caveat-latin-600-normal.woff2',
  },
  'zh-CN': {
    timezone: 'Asia/Shanghai',
    sender: '林晓彤',
    signer: '王力',
    checker: '赵敏',
    title: '技术服务合同',
    subject: '请在本周内签署，谢谢。',
    file: pdf(
      '技术服务合同.pdf',
      composeContract({
        title: ['技术服务合同', 226],
        parties: ['甲方：青禾数据有限公司　　代表人：林晓彤', '乙方：北风软件工作室　　代表人：王力'],
        clauses: [
          '第一条　服务内容　乙方为甲方建设并维护数据平台，范围见附件一。',
          '第二条　服务期限　自双方签署之日起十二个月，期满前可书面续约。',
          '第三条　费用支付　服务费为人民币 144,000 元，按月支付，先票后款。',
          '第四条　保密义务　任何一方不得向第三方披露在履约中获知的信息。',
          '第五条　知识产权　交付成果的知识产权自付清全部费用之日起归甲方。',
          '第六条　合同解除　任何一方可提前三个月书面通知对方解除本合同。',
          '第七条　违约责任　违约方赔偿对方因此受到的直接损失。',
          '第八条　争议解决　协商不成的，提交合同签订地人民法院诉讼解决。',
        ],
        signHere: ['甲方（签章）', '乙方（签章）'],
        annexTitle: '附件一　服务范围',
        annexItems: ['数据接入与清洗', '报表与看板', '每周例会', '故障响应'],
      }),
    ),
    remark: '首月费用已收',
    strokes: WANG_LI,
    handwriting: '@fontsource/ma-shan-zheng/files/ma-shan-zheng-chinese-simplified-400-normal.woff2',
  },
};
