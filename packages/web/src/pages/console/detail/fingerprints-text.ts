import { defineText } from '../../../text/text.ts';

export const fingerprintsText = defineText(
  {
    title: '文件指纹',
    lead: '下载的文件与这里的 SHA-256 一致，就是同一份文件。',
    current: '当前文件',
    completed: '签署完成时（证据报告所载）',
    renewed: '完成之后加盖过新的归档时间戳：原文件一字未动，仍是新文件的开头部分。',
    archived: (day: string) => `归档时间戳有效至 ${day}，到期前自动续盖。`,
  },
  {
    title: 'Fingerprints',
    lead: 'A download with the SHA-256 shown here is the same file.',
    current: 'The file as it is now',
    completed: 'At completion, as the evidence cites it',
    renewed: 'A newer archive time-stamp was added since: the former file stands unchanged at the start of this one.',
    archived: (day) => `The archive time-stamp holds until ${day} and is renewed by itself before that.`,
  },
);
