import type { WrittenSection } from '../../../text/written-section.ts';

export const bulk: WrittenSection = {
  title: 'Sending in bulk',
  blocks: [
    {
      kind: 'steps',
      items: [
        'In the participants step, turn one participant into a list of recipients, and give a merge field name to each text or date field that differs between recipients.',
        'Download the sheet (XLSX or CSV), enter one recipient per row, at most 10,000, and upload it.',
        'Every row is checked before anything is sent, and each problem is reported with its row. Correct the sheet and upload it again.',
        'After sending you can follow the progress, pause, resume, retry failed rows, or revoke everything that was sent.',
      ],
    },
    {
      kind: 'note',
      text: 'Each recipient gets a separate contract. Even if the server restarts during the process, no contract is sent twice and none is missed.',
    },
  ],
};
